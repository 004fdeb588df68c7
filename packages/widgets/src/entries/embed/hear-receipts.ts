/** On a partner's page, which the loader has marked, a receipt gets a way on; pages of ours have their own. */
export function hearReceipts(): void {
  if (!('prostuti' in globalThis)) return
  addEventListener('prostuti-submitted', async event => {
    // It is gone by the time that more has come.
    const [player] = event.composedPath()
    const { goOn } = await import('./after-receipt.ts')
    goOn(player)
  })
}
