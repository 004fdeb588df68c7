/** Tells the page's shell what has happened. */
export function toast(text = '', tone: 'good' | 'wrong' = 'good'): void {
  document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone } }))
}
