/** Fetches what a dialog of ours sells when it is opened, not before; the menu that it was opened from makes way. */
export function openBillingDialogs(page: Document): void {
  const prepare = (modal: Element) => {
    const { code } = (modal as HTMLElement).dataset
    if (!code) return
    page.querySelector<HTMLDialogElement>('#menu')?.close()
    import(/* @vite-ignore */ code).catch((error: unknown) => console.error('prostuti: a dialog has no content', error))
  }
  page.addEventListener('prostuti-opening', event => event.target instanceof Element && prepare(event.target))
  // The address may have opened one before this code was there.
  for (const modal of page.querySelectorAll('prostuti-modal[data-code]:has(dialog[open])')) prepare(modal)
}
