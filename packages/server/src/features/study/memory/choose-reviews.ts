import { newMistakesADay } from '@prostuti/contract/study/bounds'
import { addDays, daysBetween } from '../../../platform/dhaka-day.ts'
import { retrievability } from './scheduler.ts'

/** A mistake as the queue sees it. Days are `YYYY-MM-DD`, in Dhaka. */
export interface QueuedCard {
  readonly question: string
  readonly dueOn: string
  readonly lastOn: string
  readonly stability: number
  readonly introducedOn: string | null
}

export interface QueueDay {
  readonly today: string
  /** The next exam of the person's routine after today; null: there is none. */
  readonly examOn: string | null
  /** What is left of the day's goal. */
  readonly room: number
}

/** When a mistake is asked again: before the next exam at the latest, also if its memory would last beyond it. */
export function aimedDay({ dueOn, lastOn }: Pick<QueuedCard, 'dueOn' | 'lastOn'>, { today, examOn }: QueueDay): string {
  if (examOn === null || examOn <= today || dueOn < examOn) return dueOn
  const eve = addDays(examOn, -1)
  return lastOn < eve ? eve : dueOn
}

/**
 * Today's reviews, what is likeliest forgotten first: what was begun and is due, and at most 20 a day of what waits to begin,
 * which gets a third of the day even after a long pause.
 */
export function chooseReviews(cards: readonly QueuedCard[], day: QueueDay): QueuedCard[] {
  const due = cards.filter(card => aimedDay(card, day) <= day.today).sort(byRisk(day.today))
  const begun = due.filter(({ introducedOn }) => introducedOn !== null)
  const begunToday = cards.filter(({ introducedOn }) => introducedOn === day.today).length
  const waiting = due
    .filter(({ introducedOn }) => introducedOn === null)
    .slice(0, Math.max(0, newMistakesADay - begunToday))
  const forNew = Math.max(day.room - begun.length, Math.ceil(day.room / 3))
  const entering = waiting.slice(0, Math.min(forNew, day.room))
  return [...begun.slice(0, day.room - entering.length), ...entering].sort(byRisk(day.today))
}

/** Everything in the notebook, what is likeliest forgotten first. */
export function chooseToCram(cards: readonly QueuedCard[], today: string): QueuedCard[] {
  return [...cards].sort(byRisk(today))
}

const byRisk = (today: string) => (a: QueuedCard, b: QueuedCard) =>
  chance(a, today) - chance(b, today) || (a.question < b.question ? -1 : Number(a.question > b.question))

/** That it is remembered today. */
const chance = ({ stability, lastOn }: QueuedCard, today: string) =>
  retrievability(stability, Math.max(0, daysBetween(lastOn, today)))
