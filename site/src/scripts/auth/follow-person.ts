import type { UserInfo } from '@prostuti/contract'
import { shortName } from '@prostuti/sdk/auth/person'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { openClient } from '../client/open-client.ts'
import { isSignedIn } from '../client/stored-session.ts'
import { restoreSession } from './restore-session.ts'

/** The page's own code comes first. */
const afterMs = 500

/**
 * Asks who is signed in, and how many coins they have, once a page; what the top bar shows follows, whatever changes it: this
 * page, another tab or the server. Nothing is fetched for a visitor; who has lost their token gets another.
 */
export function followPerson(page: Window, api: string | undefined): void {
  if (!isSignedIn(api)) {
    void restoreSession(page, api)
    return
  }
  const start = () => page.setTimeout(() => void refresh(), afterMs)
  if (page.document.readyState === 'complete') start()
  else page.addEventListener('load', start, { once: true })
  // A page that the browser has kept is shown again as it was.
  page.addEventListener('pageshow', event => event.persisted && start())

  let isFollowed = false
  async function refresh(): Promise<void> {
    const client = await openClient(api)
    if (!isFollowed) client.auth.$user.subscribe(user => user && showPerson(page.document, user))
    isFollowed = true
    try {
      await client.auth.refresh()
    } catch (error) {
      // What the page was drawn with stays; the next page asks again.
      console.warn('prostuti: the person could not be asked for', error)
    }
  }
}

function showPerson(page: Document, user: UserInfo): void {
  const { coins } = user.billing_profile
  const language = page.documentElement.lang === 'en' ? 'en' : 'bn'
  const number = formatNumber(coins, language)
  for (const chip of page.querySelectorAll<HTMLElement>('[data-coins-one]')) {
    const words = (coins === 1 ? chip.dataset.coinsOne : chip.dataset.coinsOther)!.replace(/[\d০-৯]+/, number)
    setText(chip.querySelector('.long'), words)
    setText(chip.querySelector('.short'), number)
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-person]')) {
    const name = place.dataset.person === 'short' ? shortName(user) : user.name || shortName(user)
    if (name) setText(place, name)
  }
}

/** Writing what is there already would be read out again. */
function setText(place: Element | null, text: string): void {
  if (place && place.textContent?.trim() !== text) place.textContent = text
}
