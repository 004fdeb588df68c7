// Nothing below is needed for an exam to work: it is what this page makes of the elements' events.
const player = document.querySelector('prostuti-exam-player')
const ranks = document.querySelector('prostuti-rank-list')
const result = document.querySelector('#result')

/** The exam stands in the address, so that a reload, or coming back from signing in, finds it again. */
function choose(exam) {
  const address = new URL(location.href)
  address.searchParams.set('exam', exam)
  history.replaceState(null, '', address)
  for (const element of [player, ranks]) {
    element.setAttribute('exam-id', exam)
    element.hidden = false
    element.parentElement.querySelector('.hint').hidden = true
  }
  result.hidden = true
  if (handedIn(exam)) showResult(exam)
}

/** What this browser has handed in here, so that a later visit finds its result. */
function handedIn(exam) {
  return localStorage.getItem(`handed-in:${exam}`) !== null
}

/** An element that is made by hand, with a property that no attribute could hold as well. */
function showResult(exam, receipt = null) {
  const element = document.createElement('prostuti-exam-result')
  element.setAttribute('exam-id', exam)
  if (receipt) element.receipt = receipt
  result.querySelector('prostuti-exam-result')?.remove()
  result.append(element)
  result.hidden = false
}

const asked = new URLSearchParams(location.search).get('exam')
if (asked) choose(asked)

addEventListener('prostuti-chosen', event => {
  choose(event.detail.exam)
  document.querySelector('#exam').scrollIntoView()
})

addEventListener('prostuti-submitted', ({ detail: { receipt } }) => {
  localStorage.setItem(`handed-in:${receipt.exam}`, 'yes')
  showResult(receipt.exam, receipt)
})

// Every event of an element bubbles up to the window, whatever it stands in.
const log = document.querySelector('#log')
for (const name of [
  'signed-in',
  'signed-out',
  'chosen',
  'joined',
  'answered',
  'submitted',
  'shown',
  'failed',
  'job-open',
])
  addEventListener(`prostuti-${name}`, event => {
    const line = document.createElement('li')
    line.textContent = `${event.type}: ${JSON.stringify(event.detail)}`
    log.append(line)
    if (log.children.length > 12) log.firstChild.remove()
  })
