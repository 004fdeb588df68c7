import type { ProgramRights, WayIn } from '@prostuti/contract'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { FoundProgram } from './find-program.ts'
import { hasOwnStart } from './own-start.ts'
import { wayInto } from './present-card.ts'
import { routineOf } from './routine/routine-of.ts'

/** What a person may do with a program on a day (`YYYY-MM-DD`, Dhaka), as the calls behind it would decide. */
export function rightsOf({ program, learner }: FoundProgram, viewer: Viewer | null, today: string): ProgramRights {
  const enrollment = learner.enrollments.get(program.id)
  const isMember = viewer !== null && !viewer.isAnonymous
  return {
    enrolled: enrollment !== undefined,
    source: enrollment?.source ?? null,
    get: enrollment ? null : getBy[wayInto(program, learner).by],
    review: enrollment !== undefined && isMember,
    personalize: enrollment !== undefined && isMember && hasOwnStart(program, enrollment) && hasDaysLeft(),
  }

  function hasDaysLeft(): boolean {
    return routineOf(program, enrollment).days.some(({ date }) => date === null || date >= today)
  }
}

/** Premium enters it at no cost. */
const getBy: Record<WayIn['by'], ProgramRights['get']> = {
  ...{ premium: 'enrol', free: 'enrol', enrol: 'enrol', coins: 'coins', taka: 'taka' },
  ...{ owned: null, none: null },
}
