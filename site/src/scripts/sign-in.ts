import { signInWithProvider } from '@prostuti/sdk/provider'
import { openClient } from './account.ts'

const button = document.querySelector<HTMLButtonElement>('[data-sign-in]')
button?.addEventListener('click', () => void signIn(button))

/** Goes to the provider's page and comes back to this one. */
async function signIn(button: HTMLButtonElement): Promise<void> {
  if (button.ariaDisabled === 'true') return
  const failure = button.parentElement!.querySelector('.failure')!
  const done = showWaiting(button)
  failure.textContent = ''
  try {
    const client = await openClient(button.dataset.api)
    await signInWithProvider(client, location.pathname + location.search)
  } catch (error) {
    console.error('signing in did not start', error)
    failure.textContent = button.dataset.failed ?? ''
    done()
  }
}

/** The button says that it waits and keeps its width; undone by what is returned, or when the browser shows the page again. */
function showWaiting(button: HTMLButtonElement): () => void {
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
