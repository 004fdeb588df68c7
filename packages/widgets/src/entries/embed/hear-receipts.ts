/** On a partner's page, which the loader has marked, a receipt gets a way on, also one from before; pages of ours have their own. */
export function hearReceipts(): void {
  if (!('prostuti' in globalThis)) return
  const hear = async (event: Event) => {
    if (event.type === 'prostuti-failed' && (event as CustomEvent).detail.code !== 'already_participated') return
    // It is gone by the time that more has come.
    const [player] = event.composedPath()
    const { goOn } = await import('./after-receipt.ts')
    goOn(player)
  }
  for (const name of ['prostuti-submitted', 'prostuti-failed']) addEventListener(name, hear)
}
