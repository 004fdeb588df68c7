/** Tells the page's shell what went wrong, with a way to try it again. */
export function tellFailure(text: string, again?: { label: string; press: () => void }): void {
  const action = again && { ...again, href: '#again' }
  document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone: 'wrong', ends: true, action } }))
}

/** Says that something is done. */
export function tellDone(text: string): void {
  document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone: 'good' } }))
}
