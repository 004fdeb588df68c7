/** The page is at rest by then: its own code comes first, and what follows the person (`follow-person.ts`). */
const afterMs = 2_500
const wide = '(min-width: 1024px)'

/**
 * Wakes the bell: on wide screens a press opens the panel, whose code comes then; the number follows the stream, whose code comes
 * once the page is at rest. Without a script it leads to `/notifications`.
 */
export function wakeBell(page: Window, bell: HTMLAnchorElement): void {
  const panel = page.document.querySelector<HTMLElement>('[data-bell-panel]')
  const hasPopover = panel !== null && 'showPopover' in panel
  if (hasPopover && bell.getAttribute('aria-current') !== 'page') {
    bell.setAttribute('aria-haspopup', 'dialog')
    // A press on the bell closes the panel, as one elsewhere does, before the bell hears of it.
    let wasOpen = false
    bell.addEventListener('pointerdown', () => {
      wasOpen = panel.matches(':popover-open')
    })
    bell.addEventListener('click', event => {
      const isOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isOwn || !page.matchMedia(wide).matches) return
      event.preventDefault()
      const isDone = wasOpen && !panel.matches(':popover-open')
      wasOpen = false
      if (isDone) return
      void import('./bell-panel.ts').then(({ togglePanel }) => togglePanel(bell, panel))
    })
  }
  // An act may come before the code that answers it.
  let wish: Event | undefined
  page.document.addEventListener('prostuti-push-wanted', event => {
    wish ??= event
  })
  const follow = () => import('./follow-bell.ts').then(({ followBell }) => followBell(page, bell, wish))
  const start = () => page.setTimeout(() => void follow(), afterMs)
  if (page.document.readyState === 'complete') start()
  else page.addEventListener('load', start, { once: true })
}
