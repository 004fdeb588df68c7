/**
 * One more entry of the page's own address on the history, with the page's own state in it, so that "back" stays here and can
 * ask. It is taken off again when nothing is left to ask about: else the first "back" afterwards would do nothing.
 */
const mark = 'prostuti-exam'

let users = 0
/** Going back is told later: until then the entry is still there. */
let goingBack = false

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

/** @returns whether the person has just gone back from the entry, which is there again then. */
export function restoreEntry(): boolean {
  if (goingBack || isMarked()) return false
  add()
  return true
}

export function addEntry(): void {
  users += 1
  if (!goingBack) add()
}

export function removeEntry(): void {
  users -= 1
  if (goingBack || !isMarked()) return
  goingBack = true
  // Before anybody else hears of it: an exam that was moved within its page needs the entry again.
  addEventListener('popstate', settle, { capture: true, once: true })
  history.back()
}

/** Leaves the page as "back" would have done without the entry, or for another address. */
export function leavePage(address: string | null): void {
  if (address === null) window.prostutiNative?.('leave') || history.go(-2)
  else location.replace(address)
}

function settle(): void {
  goingBack = false
  if (users > 0) add()
}

function add(): void {
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '')
}
