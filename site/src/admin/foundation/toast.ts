/** A toast of the shell: it closes after 2 s or by its button (specification §4). */
export function toast(text: string, tone: 'good' | 'wrong' = 'good'): void {
  document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone } }))
}
