import type { ProgramCard } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import type { FindHomePrograms } from '../exams/index.ts'
import { goalsAmong, inGoalOrder } from './in-goal-order.ts'
import type { FindLearner, Learner } from './learner.ts'
import { presentCard } from './present-card.ts'
import type { Program, ReadPrograms } from './read-programs.ts'

interface HomeDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly readPrograms: ReadPrograms
  readonly findLearner: FindLearner
}

/** So many of a learner's own programs stand on Home. */
const mostOwn = 3

/** The programs on Home of a learner who has some or has named a goal. */
export function createFindHomePrograms({ clock, readPrograms, findLearner }: HomeDeps): FindHomePrograms {
  return async (viewer, language) => {
    const learner = await findLearner(viewer.id)
    const goals = goalsAmong(learner.tags)
    if (goals.length === 0 && learner.enrollments.size === 0) return null
    const programs = await readPrograms()
    const reading = { learner, language, today: dhakaDay(clock.now()) }
    const mine = ownPrograms(programs, learner)
      .slice(0, mostOwn)
      .map(program => presentCard(program, reading))
    return {
      key: JSON.stringify([goals, mine.map(keyOf)]),
      shown: {
        programs: inGoalOrder(programs, learner.tags)
          .filter(({ state }) => state === 'published')
          .map(({ id, title }) => ({ id: String(id), title: inLanguage(title, language), state: 'published' })),
        my_programs: mine,
      },
    }
  }
}

/** Those that a learner has, unpublished ones too, the one begun last first. */
export function ownPrograms(programs: readonly Program[], { enrollments }: Learner): Program[] {
  const begunAt = ({ id }: Program) => enrollments.get(id)!.begunAt
  return programs.filter(({ id }) => enrollments.has(id)).sort((one, other) => begunAt(other) - begunAt(one))
}

/** Of two people who have the same program, the card differs in the next day and in how it is open alone. */
const keyOf = ({ id, next_day: day, way_in: { by, until } }: ProgramCard) => [id, day?.number, day?.date, by, until]
