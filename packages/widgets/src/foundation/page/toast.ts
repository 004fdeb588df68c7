/** Tells the page's shell, where there is one, what has happened; false where nobody would hear of it. */
export function toast(text: string, tone: 'good' | 'wrong' = 'good'): boolean {
  if (!document.querySelector('prostuti-toast-region')) return false
  return document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone } }))
}
