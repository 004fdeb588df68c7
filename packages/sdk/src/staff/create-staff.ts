import { staffOfBilling } from '../billing/index.ts'
import type { Prostuti } from '../client.ts'
import { staffOfCore } from '../core/index.ts'
import { staffOfExams } from '../exams/index.ts'
import { staffOfPrograms } from '../programs/index.ts'
import { staffOfQuestions } from '../questions/index.ts'

/** The calls of the staff's screens, each feature's groups; the server refuses them to anybody but a moderator. */
export type StaffApi = ReturnType<typeof createStaff>

/** @example const { results } = await createStaff(createProstuti()).payments.payments({ state: 'held' }) */
export function createStaff(client: Pick<Prostuti, 'http'>) {
  return {
    ...staffOfBilling(client),
    ...staffOfCore(client),
    ...staffOfExams(client),
    ...staffOfPrograms(client),
    ...staffOfQuestions(client),
  }
}
