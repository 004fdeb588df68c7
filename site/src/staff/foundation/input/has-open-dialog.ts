/** A dialog has the keyboard: the page's own keys wait. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], dialog[open]') !== null
