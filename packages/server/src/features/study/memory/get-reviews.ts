import { randomInt } from 'node:crypto'
import { practiceCount, type StudyQuestion } from '@prostuti/contract'
import { getReviews } from '@prostuti/contract/study/operations'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { presentStudyQuestions } from '../topics/present-question.ts'
import { catchUp } from './catch-up.ts'
import { chooseToCram, type QueuedCard } from './choose-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { readQueue } from './read-queue.ts'
import { type DayPlan, findEmbargoed, planDay } from './read-today.ts'

/** What I should be asked again today, with keys; or, to cram, whatever stands in my notebook. */
export function createGetReviews(deps: MemoryDeps) {
  return implement(getReviews, async ({ query }, call) => {
    const viewer = signedIn(call)
    await catchUp(deps, viewer)
    const plan = await planDay(deps, viewer)
    const asked = await chosen(deps, viewer.id, plan, query)
    const questions = await presentStudyQuestions(
      deps,
      asked.map(({ question }) => question),
      { viewer, language: call.language, at: deps.clock.now(), withKeys: true },
    )
    return { today: plan.today, seed: randomInt(-(2 ** 31), 2 ** 31), questions: questions.filter(isOpen) }
  })
}

const isOpen = ({ embargoed }: StudyQuestion) => !embargoed

interface Wanted {
  readonly cram?: 'true'
  readonly category?: string
}

async function chosen(
  deps: MemoryDeps,
  person: bigint,
  { reviews, today }: DayPlan,
  { cram, category }: Wanted,
): Promise<readonly QueuedCard[]> {
  if (!cram && category === undefined) return reviews
  const ofTopic = await readQueue(deps.db.pool, person, category)
  if (!cram) return reviews.filter(({ question }) => ofTopic.some(each => each.question === question))
  const waiting = await findEmbargoed(deps, ofTopic)
  const open = ofTopic.filter(({ question }) => !waiting.has(question))
  return chooseToCram(open, today.date).slice(0, practiceCount.max)
}
