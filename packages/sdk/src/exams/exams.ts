import type { Prostuti } from '../client.ts'
import { createAttempt, type SharedAttempt } from './attempt/attempt.ts'
import type { AttemptParts } from './attempt/screen/attempt-context.ts'
import type { OpenAttemptOptions } from './attempt/screen/attempt-types.ts'

/** The exams' part of the client: the attempts of this page, and the submissions that wait on this device. */
export function createExams(parts: AttemptParts): Prostuti['exams'] {
  const { journal, outbox } = parts
  const attempts = new Map<string, SharedAttempt>()

  function openAttempt(options: OpenAttemptOptions): SharedAttempt {
    const key = `${options.exam}:${options.mode}`
    const known = attempts.get(key)
    if (known && isGoingOn(known, parts.person())) {
      known.setCallbacks(options)
      return known
    }
    known?.close()
    const attempt = createAttempt(parts, options)
    attempts.set(key, attempt)
    return attempt
  }

  return {
    openAttempt,
    async hasSheet(exam, mode) {
      const user = parts.person()
      if (!user) return false
      // Where nothing can be read, nothing can be gone on with.
      return journal.findNewest({ base: parts.base, user, exam, mode }).then(Boolean, () => false)
    },
    $outbox: outbox.$outbox,
    resumeOutbox: outbox.resume,
    checkStorage: () =>
      journal.probe().then(
        () => 'ok',
        () => 'failing',
      ),
  }
}

/** Another person gets an attempt of their own, and one that was refused may be tried again (after paying, say). */
function isGoingOn({ closed, owner, $view }: SharedAttempt, person: string | null): boolean {
  const { phase, error } = $view.get()
  if (closed || (owner !== null && owner !== person)) return false
  return phase !== 'refused' || error?.code === 'not_signed_in'
}
