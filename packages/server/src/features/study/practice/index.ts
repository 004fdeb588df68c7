import type { Implementation } from '../../../platform/http/call/implement.ts'
import { createDealPractice } from './deal-practice.ts'
import { createOwnPractices } from './own-practices.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { createSubmitPractice } from './submit-practice.ts'

export type { PracticeDeps } from './practice-deps.ts'

/** Practice: what is dealt, what comes back, and what a learner has begun. */
export function createPractice(deps: PracticeDeps): Implementation[] {
  return [createDealPractice(deps), createSubmitPractice(deps), ...createOwnPractices(deps)]
}
