/** A toast of the shell: it closes by its button, after 2 s, or, where something went wrong, after 10 s: the form says so too. */
export function toast(text: string, tone: 'good' | 'wrong' = 'good'): void {
  document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text, tone, ends: true } }))
}
