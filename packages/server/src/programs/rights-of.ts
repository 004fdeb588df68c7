import type { ProgramRights } from '@prostuti/contract'
import type { Viewer } from '../api/viewer.ts'
import type { FoundProgram } from './find-program.ts'
import type { Program } from './read-programs.ts'
import { routineOf } from './routine/routine-of.ts'

/** What somebody may do with a programme on a day (`YYYY-MM-DD`, Dhaka), as the calls behind it would decide. */
export function rightsOf({ program, learner }: FoundProgram, viewer: Viewer | null, today: string): ProgramRights {
  const enrollment = learner.enrollments.get(program.id)
  const isMember = viewer !== null && !viewer.isAnonymous
  const { isPersonalized } = program
  return {
    enrolled: enrollment !== undefined,
    source: enrollment?.source ?? null,
    get: enrollment ? null : wayTo(program),
    review: enrollment !== undefined && isMember,
    personalize: enrollment !== undefined && isMember && isPersonalized && hasDaysLeft(),
  }

  function hasDaysLeft(): boolean {
    return routineOf(program, enrollment).days.some(({ date }) => date === null || date >= today)
  }
}

function wayTo({ state, cost, costInTk }: Program): ProgramRights['get'] {
  if (state !== 'published') return null
  if (cost > 0) return 'coins'
  return costInTk > 0 ? 'taka' : 'enrol'
}
