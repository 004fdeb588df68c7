import type { Bridge, OutgoingType } from '@prostuti/sdk/platform/bridge'

interface Watched {
  /** An app has taken over what becomes of an exam already, and opens other pages as it likes. */
  readonly isApp: boolean
  /** False where nobody is there to be asked. */
  askToSignIn(): Promise<void> | false
}

const ofElements: readonly OutgoingType[] = ['joined', 'answered', 'chosen', 'submitted', 'failed']

/** Tells what the element tells its page, that it is there, and how high the page is. */
export function watchPage(bridge: Bridge, { isApp, askToSignIn }: Watched): void {
  for (const type of ofElements)
    addEventListener(`prostuti-${type}`, event => bridge.send(type, (event as CustomEvent<object>).detail))
  addEventListener('click', event => follow(event, isApp, askToSignIn), { capture: true })
  tellReady(bridge)
}

function tellReady(bridge: Bridge): void {
  const box = document.querySelector<HTMLElement>('.embed')
  const element = box?.firstElementChild
  if (!box || !element) return
  void customElements.whenDefined(element.localName).then(() => {
    bridge.send('ready', { element: element.localName, language: document.documentElement.lang })
    // An exam fills the frame that it is given.
    if (box.dataset.name === 'exam-player') return
    let last = 0
    new ResizeObserver(() => {
      const height = Math.ceil(box.getBoundingClientRect().height)
      if (height === last) return
      last = height
      bridge.send('height', { height })
    }).observe(box)
  })
}

/** Links to pages that are no embeds: none of them may stand in a frame. */
function follow(event: MouseEvent, isApp: boolean, askToSignIn: Watched['askToSignIn']): void {
  const link = event.composedPath().find(each => each instanceof HTMLAnchorElement)
  if (!link || event.defaultPrevented) return
  const { origin, pathname } = new URL(link.href, location.href)
  if (origin !== location.origin || pathname.startsWith('/embed/')) return
  const asking = pathname === '/login' && askToSignIn()
  if (asking) {
    event.preventDefault()
    // The app does not do it: the link leads where it says.
    asking.catch(() => location.assign(link.href))
  } else if (!isApp) Object.assign(link, { target: '_blank', rel: 'noopener' })
}

/** The login page in a window of its own, within a press; ends when the person is back. No frame may hold it. */
export function signInElsewhere(): Promise<void> {
  const { searchParams } = new URL(location.href)
  const exam = searchParams.get('id') ?? searchParams.get('exam-id')
  const next = exam ? `?next=${encodeURIComponent(`/exam/join?id=${exam}`)}` : ''
  open(`/login${next}`, '_blank', 'noopener')
  return new Promise(resolve => {
    addEventListener('focus', () => resolve(), { once: true })
  })
}
