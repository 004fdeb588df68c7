import { addDays } from '../../../platform/dhaka-day.ts'

export interface Streak {
  /** Days with an answer. */
  readonly days: number
  readonly restedThisWeek: boolean
}

/** A rest comes after six days at least. */
const restEvery = 7

/**
 * Days on which a learner answered, back from today, or from yesterday while today has no answer yet; one day without among seven
 * breaks nothing. Days are `YYYY-MM-DD`, in Dhaka.
 */
export function streakOf(active: ReadonlySet<string>, today: string): Streak {
  const rests: number[] = []
  let days = active.has(today) ? 1 : 0
  for (let back = 1; ; back++) {
    if (active.has(addDays(today, -back))) days++
    else if (rests.length > 0 && back - rests.at(-1)! < restEvery) break
    else if (!active.has(addDays(today, -back - 1))) break
    else rests.push(back)
  }
  return { days, restedThisWeek: rests.some(back => back < restEvery) }
}
