import { listReceiptKeys } from '@prostuti/contract/exams/operations'
import type { Prostuti } from '../../client.ts'

/** Has the server say what time it is, where it has not. Throws as every call does. */
export async function confirmTime({ $timeKnown, http }: Pick<Prostuti, '$timeKnown' | 'http'>): Promise<void> {
  // Any answer past the caches carries the time; this is the shortest that everybody may have.
  if (!$timeKnown.get()) await http.call(listReceiptKeys, undefined, { fresh: true })
}
