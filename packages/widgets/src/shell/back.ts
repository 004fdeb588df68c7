/**
 * "Back" closes what stands over the page before it leads anywhere: while a dialog is open, one more entry of the page's own
 * address is on the history (decision 0133). The entry stays when the dialog is closed otherwise, and "back" passes it by: taking it off
 * would race with whoever leaves the page as the dialog closes.
 */
const mark = 'prostuti-over'

/** In the order in which they were opened; those that are closed meanwhile are passed over. */
let opened: HTMLDialogElement[] = []
let isOver = false
let isHeard = false

const markOf = (): unknown => (history.state as Record<string, unknown> | null)?.[mark]

/** Whether the page was left while the dialog of this id was open, and is come back to. */
export const wasLeftOpen = (id: string): boolean => markOf() === id

/** Hears of dialogs by `prostuti-dialog`, which they say as they open; their own `cancel` may keep them open. */
export function closeByBack(): void {
  if (isHeard) return
  isHeard = true
  isOver = Boolean(markOf())
  document.addEventListener('prostuti-dialog', event => {
    const [dialog] = event.composedPath()
    if (!(dialog instanceof HTMLDialogElement)) return
    opened = [...stillOpen(), dialog]
    standOver()
    // What is closed here is not found open by whoever comes back.
    dialog.addEventListener('close', () => markOf() === dialog.id && write('replaceState', true), { once: true })
  })
  addEventListener('popstate', () => {
    const wentBack = isOver && !markOf()
    isOver = Boolean(markOf())
    if (wentBack) closeTop()
  })
}

const stillOpen = (): HTMLDialogElement[] => opened.filter(dialog => dialog.open && dialog.isConnected)

function standOver(): void {
  const dialog = stillOpen().at(-1)
  const name = dialog && (dialog.id || true)
  if (name && markOf() !== name) write(markOf() ? 'replaceState' : 'pushState', name)
  isOver = Boolean(markOf())
}

function write(how: 'pushState' | 'replaceState', name: string | true): void {
  history[how]({ ...history.state, [mark]: name }, '')
}

function closeTop(): void {
  const dialog = stillOpen().at(-1)
  if (!dialog) {
    // The entry was left behind by one that is closed.
    history.back()
    return
  }
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  // One below it is still there; or it is busy, and stays.
  setTimeout(standOver, keptMs)
}

/** So long a dialog may take to close. */
const keptMs = 100
