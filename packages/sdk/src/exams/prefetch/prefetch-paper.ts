import type { Joined, Paper } from '@prostuti/contract'
import type { Preload } from '../attempt/screen/attempt-types.ts'
import { unsealPaper } from '../sealed-papers/unseal.ts'
import type { PrefetchedJoin } from './prefetch-attempt.ts'

/** An attempt in the name of one person: `openAttempt` takes it as `preload` while that person is signed in. */
export interface PrefetchedAttempt extends Preload {
  readonly user: string
  readonly timing: NonNullable<Preload['timing']>
}

/**
 * The attempt with its paper: the sealed one, which is on its way already, else by its address. Resolves to null where the server
 * refuses: the screen that opens the attempt asks again and words the answer. Rejects where the network fails.
 */
export async function prefetchPaper(
  { base, user, answer, timing, sealed, signal }: PrefetchedJoin,
  fetch: typeof globalThis.fetch,
): Promise<PrefetchedAttempt | null> {
  if (!answer.ok) return null
  const joined: Joined = await answer.json()
  const opened = await openSealed(sealed, joined.paper_key)
  if (opened) return { user, timing, joined, paper: opened }
  const found = await fetch(base + joined.paper, { signal })
  return found.ok ? { user, timing, joined, paper: await found.json() } : null
}

/** Null where there is none, another version of it, or a page that opens nothing: without https, or in an old browser. */
async function openSealed(sealed: PrefetchedJoin['sealed'], key: string | undefined): Promise<Paper | null> {
  try {
    const answer = await sealed
    return answer && (await unsealPaper(await answer.json(), key))
  } catch {
    return null
  }
}
