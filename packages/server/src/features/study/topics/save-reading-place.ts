import { saveReadingPlace } from '@prostuti/contract/study/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { StudyDeps } from '../study-deps.ts'
import { findTopic, readTopics } from './read-topics.ts'

/** Where I stopped reading a topic; one beyond its end counts as its end, for a list may have grown shorter meanwhile. */
export function createSaveReadingPlace(deps: StudyDeps) {
  return implement(saveReadingPlace, async ({ params, body }, call) => {
    const topic = findTopic(await readTopics(deps), params.id)
    if (!topic) throw new AppError('not_found')
    const { id: person } = signedIn(call)
    const ordinal = Math.min(body.ordinal, topic.questionCount)
    await inTransaction(deps.db.pool, async client => {
      await holdPerson(client, person)
      await client.query({
        name: 'save-reading-place',
        text: `insert into reading_places as p (user_id, category_id, last_ordinal, furthest_ordinal, at)
               values ($1, $2, $3, $3, $4)
               on conflict (user_id, category_id) do update
                  set last_ordinal = excluded.last_ordinal, at = excluded.at,
                      furthest_ordinal = greatest(p.furthest_ordinal, excluded.furthest_ordinal)`,
        values: [String(person), topic.id, ordinal, new Date(deps.clock.now())],
      })
    })
  })
}
