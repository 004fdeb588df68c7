import { browserPush, followStream, pageHub, renewPush, tellOpenedPushes } from '@prostuti/sdk/notifications'
import { bellBadge, bellLabel } from '../../lib/notifications/bell.ts'
import { openClient } from '../client/open-client.ts'
import { isSignedIn } from '../client/stored-session.ts'
import { answerPushWishes } from './answer-push-wishes.ts'

/** Keeps the number up to date over the browser's one stream, while this page is there. `wish`: an act before it, after which pushes are of use. */
export async function followBell(page: Window, bell: HTMLAnchorElement, wish?: Event): Promise<void> {
  const { api } = bell.dataset
  const hub = pageHub()
  hub.$unread.listen(unread => unread !== null && showUnread(bell, unread))
  if (!isSignedIn(api)) return
  const client = await openClient(api)
  const { document } = page
  const follow = () => followStream(client, { isVisible: () => document.visibilityState === 'visible' })
  let stop = follow()
  // It hears of what happens from now on.
  bell.dataset.following = ''
  // A page with an open connection or a lock is not kept by the browser, and back would load it anew.
  page.addEventListener('pagehide', () => stop())
  page.addEventListener('pageshow', event => {
    if (event.persisted) stop = follow()
  })
  answerPushWishes(client, bell.dataset, wish)
  const push = browserPush()
  const tellOpened = () =>
    tellOpenedPushes(client, push).catch((error: unknown) => console.warn('what was opened was not told', error))
  void tellOpened()
  // A tap may bring a page to the front that is there already.
  page.addEventListener('focus', () => void tellOpened())
  renewPush(client, push).catch((error: unknown) => console.warn('pushes to this browser were not renewed', error))
}

function showUnread(bell: HTMLAnchorElement, unread: number): void {
  const language = bell.ownerDocument.documentElement.lang === 'en' ? 'en' : 'bn'
  const { none = '', some = '', most = '' } = bell.dataset
  bell.dataset.unread = String(unread)
  bell.setAttribute('aria-label', bellLabel(unread, language, { none, some, most }))
  const badge = bell.querySelector<HTMLElement>('.badge')
  if (!badge) return
  badge.textContent = bellBadge(unread, language)
  badge.hidden = unread === 0
}
