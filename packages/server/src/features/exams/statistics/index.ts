import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { createCountStatistics } from './count-statistics.ts'
import { createGetStatistics } from './get-statistics.ts'
import { createSendToReview } from './send-to-review.ts'

/** The calls about what each question of an exam did. */
export function createStatistics(deps: StaffDeps): Implementation[] {
  const count = createCountStatistics(deps)
  return [createGetStatistics(deps, count), createSendToReview(deps, count)]
}
