import { loadElement } from './load-element.ts'

const gap = 8

/** Opens the panel under the bell, or closes it. Escape and a press elsewhere close it too; the focus then goes back to the bell. */
export function togglePanel(bell: HTMLAnchorElement, panel: HTMLElement): void {
  if (panel.matches(':popover-open')) {
    panel.hidePopover()
    return
  }
  const list = document.createElement('prostuti-notifications')
  for (const [name, value] of Object.entries({
    panel: '',
    'all-href': '/notifications',
    'settings-href': '/notifications?settings',
    'exams-href': '/exam/upcoming',
  }))
    list.setAttribute(name, value)
  panel.replaceChildren(list)
  panel.ontoggle = event => onToggle(event, bell, panel)
  panel.showPopover()
  place(panel, bell)
  panel.focus()
  loadElement(bell.dataset.list).catch((error: unknown) => {
    console.warn('the list of notifications did not come; its page has it', error)
    location.assign(bell.href)
  })
}

/** The list is left as the panel closes: taken away, it marks what it has shown. */
function onToggle(event: Event, bell: HTMLAnchorElement, panel: HTMLElement): void {
  const isOpen = 'newState' in event && event.newState === 'open'
  bell.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) return
  if (!document.activeElement || document.activeElement === document.body || panel.contains(document.activeElement))
    bell.focus()
  panel.replaceChildren()
}

/** Below the bell, with its right edge where the bar's content ends, and never higher than the screen. */
function place(panel: HTMLElement, bell: HTMLElement): void {
  const { bottom, right } = bell.getBoundingClientRect()
  const edge = Math.min(innerWidth - gap, right + panel.offsetWidth / 8)
  panel.style.inset = `${bottom + gap}px auto auto ${Math.max(gap, edge - panel.offsetWidth)}px`
  panel.style.setProperty('--prostuti-panel-height', `${innerHeight - bottom - 2 * gap - 16}px`)
}
