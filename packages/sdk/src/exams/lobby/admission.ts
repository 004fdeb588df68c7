import type { ExamMode, Joined } from '@prostuti/contract'
import type { Prostuti } from '../../client.ts'
import type { ApiError } from '../../http/api-error.ts'
import { withTimeLimit } from '../../http/time-limit.ts'
import type { Attempt, AttemptView } from '../attempt/screen/attempt-types.ts'
import { createSealedPaperCache } from '../sealed-papers/sealed-paper-cache.ts'

export interface AdmissionEvents {
  /** Joined; `kept` says whether the paper is on this device. */
  onOpen(joined: Joined | null, kept: boolean): void
  /** It does not go on right now, and is tried again by itself. */
  onTrouble(error: ApiError | null): void
  onRefused(error: ApiError): void
}

export interface Admission {
  close(): void
}

/** Nobody is kept waiting longer than this for a device that writes slowly. */
const writeLimitMs = 1_500

/**
 * Joins by opening the attempt, which knows how to try again, honours `Retry-After`, opens a sealed paper and keeps
 * everything on the device. Then it lets the attempt go: the page that takes the exam finds it there.
 */
export function createAdmission(
  { exams, platform }: Pick<Prostuti, 'exams' | 'platform'>,
  wanted: { exam: string; mode: ExamMode },
  events: AdmissionEvents,
): Admission {
  const attempt: Attempt = exams.openAttempt(wanted)
  // A player on this very page has it open already, and goes on with it.
  const shared = attempt.$view.get().phase !== 'loading'
  let done = false

  function look(view: AttemptView): void {
    if (done) return
    if (view.phase === 'loading') {
      events.onTrouble(view.error)
      return
    }
    done = true
    // In a task of its own: the attempt is in the middle of notifying, and about to write.
    platform.clock.setTimer(() => void finish(view), 0)
  }

  async function finish(view: AttemptView): Promise<void> {
    const kept = view.phase !== 'refused' && (await keepPaper(view))
    close()
    if (view.phase === 'refused' && view.error) events.onRefused(view.error)
    else events.onOpen(view.joined, kept)
  }

  async function keepPaper({ paper, joined }: AttemptView): Promise<boolean> {
    if (!paper || !joined) return false
    const write = () => createSealedPaperCache(platform).replaceWithPaper(wanted.exam, paper, joined.paper)
    return withTimeLimit(platform.clock, writeLimitMs, undefined, write).then(
      () => true,
      // A device that stores nothing has been reported before; the next page asks the server for the paper.
      () => false,
    )
  }

  function close(): void {
    done = true
    stop()
    if (!shared) attempt.close()
  }

  const stop = attempt.$view.listen(look)
  look(attempt.$view.get())
  return { close }
}
