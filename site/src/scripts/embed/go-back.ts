/** The player's own entry on the history (`history-entry.ts`): going back from it asks before the exam is left. */
const examEntry = 'prostuti-exam'

/** What "back" does within the page: closes what is open, or asks. False: nothing, and the app goes back itself. */
export function goBack(): boolean {
  const root = document.querySelector('.embed')?.firstElementChild?.shadowRoot
  const dialog = [...(root?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])].at(-1)
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  else if (history.state?.[examEntry]) history.back()
  else return false
  return true
}
