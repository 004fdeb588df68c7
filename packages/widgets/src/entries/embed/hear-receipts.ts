const taken = 'already_participated'

/** On a partner's page, which the loader has marked, a receipt gets a way on, also one from before; pages of ours have their own. */
export function hearReceipts(): void {
  if (!('prostuti' in globalThis)) return
  const hear = async (event: Event) => {
    // Of a sheet that has just been handed in there is no code.
    const { code = taken } = (event as CustomEvent).detail
    if (code !== taken) return
    // It is gone by the time that more has come.
    const [player] = event.composedPath()
    const { goOn } = await import('./after-receipt.ts')
    goOn(player)
  }
  for (const name of ['prostuti-submitted', 'prostuti-failed']) addEventListener(name, hear)
}
