// Before anything is drawn: elements that come to life later find the right language around them.
const english = new URLSearchParams(location.search).get('lang') === 'en'
if (english) {
  document.documentElement.lang = 'en'
  document.title = 'Model tests | Your coaching centre'
}

addEventListener('DOMContentLoaded', () => {
  document.querySelector('.switch').addEventListener('click', event => {
    event.preventDefault()
    // The address as it is now: an exam may have been chosen since.
    const query = new URLSearchParams(location.search)
    if (english) query.delete('lang')
    else query.set('lang', 'en')
    location.search = query
  })
})
