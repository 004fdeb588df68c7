/** The button says that it waits and keeps its width; undone by what is returned, or when the browser shows the page again. */
export function showWaiting(button: HTMLButtonElement): () => void {
  const words = button.querySelector('span')!
  const waiting = Object.assign(document.createElement('span'), { textContent: button.dataset.waiting })
  words.dataset.idle = ''
  button.append(waiting)
  button.ariaDisabled = 'true'
  const done = () => {
    delete words.dataset.idle
    waiting.remove()
    button.ariaDisabled = null
  }
  addEventListener('pageshow', done, { once: true })
  return done
}
