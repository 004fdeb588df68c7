import { authRows, personRows } from '../../features/auth/index.ts'
import { billingRows } from '../../features/billing/index.ts'
import { coreRows } from '../../features/core/core-rows.ts'
import { examRows } from '../../features/exams/index.ts'
import { partnerRows } from '../../features/partners/index.ts'
import { programRows } from '../../features/programs/index.ts'
import { questionRows } from '../../features/questions/index.ts'
import { studyRows } from '../../features/study/index.ts'
import { auditRows } from '../../platform/audit/index.ts'
import { keyRows } from '../../platform/idempotency/index.ts'
import { imageRows } from '../../platform/images/index.ts'
import type { TableRules } from '../../platform/people/person-rules.ts'
import { taskRows } from '../../platform/tasks/task-rows.ts'

/**
 * Every table of the database with what merging and deletion do with its rows, in the order in which it is done: sessions end
 * before the consents that they rest on, and people come last. A table that is missing here fails a test.
 */
export const registry: readonly TableRules[] = [
  ...authRows,
  ...partnerRows,
  ...questionRows,
  ...studyRows,
  ...examRows,
  ...programRows,
  ...billingRows,
  ...imageRows,
  ...auditRows,
  ...taskRows,
  ...keyRows,
  ...coreRows,
  personRows,
]
