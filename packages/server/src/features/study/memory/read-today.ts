import type { StudyToday } from '@prostuti/contract'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { chooseReviews, type QueueDay, type QueuedCard } from './choose-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { readExamDay, readGoal, readQueue } from './read-queue.ts'

/** This day with the reviews that are left of it. */
export interface DayPlan {
  readonly today: StudyToday
  readonly day: QueueDay
  readonly reviews: readonly QueuedCard[]
}

/** Reads and writes nothing, so that a page may ask. */
export async function planDay(deps: MemoryDeps, viewer: Viewer): Promise<DayPlan> {
  const date = dhakaDay(deps.clock.now())
  const [cards, { goal, answered }, examOn] = await Promise.all([
    readQueue(deps.db.pool, viewer.id),
    readGoal(deps.db.pool, viewer.id, date),
    readExamDay(deps, viewer, date),
  ])
  const day = { today: date, examOn, room: Math.max(0, goal - answered) }
  const reviews = await chooseOpen(deps, cards, day)
  return { today: { date, answered, goal, reviews_left: reviews.length }, day, reviews }
}

/** Those under embargo wait, and others take their turn. */
async function chooseOpen(deps: MemoryDeps, cards: readonly QueuedCard[], day: QueueDay): Promise<QueuedCard[]> {
  const chosen = chooseReviews(cards, day)
  const waiting = await findEmbargoed(deps, chosen)
  if (waiting.size === 0) return chosen
  return chooseOpen(
    deps,
    cards.filter(card => !waiting.has(card.question)),
    day,
  )
}

/** Which of these questions are under embargo now. */
export async function findEmbargoed(
  { clock, embargoed }: Pick<MemoryDeps, 'clock' | 'embargoed'>,
  cards: readonly Pick<QueuedCard, 'question'>[],
): Promise<ReadonlySet<string>> {
  if (cards.length === 0) return new Set()
  const at = clock.now()
  const hidden = await embargoed(cards.map(({ question }) => ({ question, at })))
  return new Set(cards.flatMap(({ question }, index) => (hidden[index] ? question : [])))
}
