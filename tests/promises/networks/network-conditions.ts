import fc from 'fast-check'
import { type DeliveryName, isFatal } from './deliveries.ts'

/** A bad network: how often each delivery strikes among ten requests. */
export type NetworkCondition = Partial<Record<DeliveryName, number>>

/** Those of the promise, and all of them at once. */
export const networkConditions: Record<string, NetworkCondition> = {
  '2 s of latency': { late: 10 },
  '20 % resets': { fine: 8, 'request lost': 0.6, 'answer lost': 0.8, 'half an answer': 0.6 },
  'cut every 64 bytes': { 'in pieces': 7, 'cut after 64 bytes': 3 },
  'a slow drip': { 'a slow drip': 8, 'a byte a second': 2 },
  'a black hole': { fine: 7, 'a black hole': 3 },
  'all of it': {
    ...{ fine: 1, late: 2, 'in pieces': 2, 'a slow drip': 2 },
    ...{ 'request lost': 0.6, 'answer lost': 0.8, 'half an answer': 0.6, 'cut after 64 bytes': 0.4 },
    ...{ 'a byte a second': 0.3, 'a black hole': 0.3 },
  },
}

/**
 * What each request of one learner meets, in turn; the same again from the same seed.
 * @param mostLost after so many in all, the network is bad and loses nothing any more
 */
export function planDeliveries(
  condition: NetworkCondition,
  seed: number,
  mostLost = Number.POSITIVE_INFINITY,
): () => DeliveryName {
  const weighed = Object.entries(condition).map(([name, often]) => ({
    weight: Math.round(often * 10),
    arbitrary: fc.constant(name as DeliveryName),
  }))
  const drawn = fc.sample(fc.oneof(...weighed), { seed, numRuns: 1_000 })
  const mild = drawn.find(name => !isFatal(name)) ?? 'fine'
  let [next, lost] = [0, 0]
  return () => {
    const delivery = lost < mostLost ? drawn[next++ % drawn.length]! : mild
    if (isFatal(delivery)) lost += 1
    return delivery
  }
}
