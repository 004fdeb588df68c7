import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { createCompareResults } from './compare-results.ts'
import { createGetStaffSheet } from './get-staff-sheet.ts'
import { createListStaffResults } from './list-staff-results.ts'

/** The calls about the results of an exam, for staff. */
export const createStaffResults = (deps: StaffDeps): Implementation[] => [
  createListStaffResults(deps),
  createGetStaffSheet(deps),
  createCompareResults(deps),
]
