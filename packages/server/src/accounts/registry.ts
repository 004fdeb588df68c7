import { auditRows } from '../audit/index.ts'
import { authRows, personRows, type TableRules } from '../auth/index.ts'
import { taskRows } from '../background/task-rows.ts'
import { billingRows } from '../billing/index.ts'
import { coreRows } from '../core/core-rows.ts'
import { examRows } from '../exams/index.ts'
import { keyRows } from '../idempotency/index.ts'
import { imageRows } from '../images/index.ts'
import { partnerRows } from '../partners/index.ts'
import { programRows } from '../programs/index.ts'
import { questionRows } from '../questions/index.ts'
import { studyRows } from '../study/index.ts'

/**
 * Every table of the database with what merging and deletion do with its rows, in the order in which it is done: sessions end
 * before the consents that they rest on, and people come last. A table that is missing here fails a test (decision 0040).
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
