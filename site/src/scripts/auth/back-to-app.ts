import { personalDataApiOf } from '@prostuti/sdk/auth'
import { openClient } from '../client/open-client.ts'

const box = document.querySelector<HTMLElement>('[data-app]')
if (box) void goBack(box)

/** Leads to the app's registered link with a one-time code. The button stays: some browsers open an app by a press alone. */
async function goBack(page: HTMLElement): Promise<void> {
  const { link = '', challenge = '', state = '', api, failed = '', home = '' } = page.dataset
  const button = page.querySelector<HTMLAnchorElement>('[data-go]')
  try {
    const client = await openClient(api)
    const address = await personalDataApiOf(client).appAddress({ redirect_url: link, code_challenge: challenge, state })
    button?.setAttribute('href', address)
    location.assign(address)
  } catch (error) {
    console.warn('prostuti: the way back to the app failed', error)
    const words = page.querySelector('[role="status"]')
    if (words) words.textContent = failed
    button?.setAttribute('href', '/')
    if (button) button.textContent = home
  }
  button?.removeAttribute('aria-disabled')
}
