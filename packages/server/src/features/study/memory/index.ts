import type { Implementation } from '../../../platform/http/call/implement.ts'
import { createGetProgress } from './get-progress.ts'
import { createGetReviews } from './get-reviews.ts'
import { createListMistakes } from './list-mistakes.ts'
import { createLogReviews } from './log-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { createUpdateGoal } from './update-goal.ts'

export { createHasMistakes, type HasMistakes } from './has-mistakes.ts'
export type { MemoryDeps } from './memory-deps.ts'
export { planDay } from './read-today.ts'

/** What a learner got wrong, when they are asked again, and how far they have come. */
export function createMemory(deps: MemoryDeps): Implementation[] {
  return [
    createListMistakes(deps),
    createGetReviews(deps),
    createLogReviews(deps),
    createGetProgress(deps),
    createUpdateGoal(deps),
  ]
}
