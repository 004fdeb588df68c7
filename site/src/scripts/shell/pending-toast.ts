interface Toast {
  text: string
  tone: 'plain' | 'good' | 'wrong'
}

const key = 'prostuti.toast'

/** A message that is said on the page that one is on the way to. */
export function storeToast(toast: Toast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast))
  } catch {
    // Without storage nothing is said; the page itself tells what has happened.
  }
}

/** Says what the page before has kept, once, as soon as there is something to say it with. */
export function showStoredToast(): void {
  const kept = takeToast()
  if (!kept) return
  void customElements
    .whenDefined('prostuti-toast-region')
    .then(() => document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: kept })))
}

function takeToast(): Toast | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}
