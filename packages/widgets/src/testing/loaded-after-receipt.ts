/** Stands for the way on from a receipt: keeps the players that it is asked for. */
const page = globalThis as { prostutiReceived?: unknown[] }
page.prostutiReceived = []

export const goOn = (player: unknown): void => {
  page.prostutiReceived?.push(player)
}
