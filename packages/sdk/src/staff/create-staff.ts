import { type StaffPaymentsApi, staffPaymentsApiOf } from '../billing/index.ts'
import type { Prostuti } from '../client.ts'
import { type StaffCoreApi, staffCoreApiOf } from '../core/staff-core-api.ts'
import { type StaffDashboardApi, staffDashboardApiOf } from '../core/staff-dashboard-api.ts'
import { type StaffImagesApi, staffImagesApiOf } from '../core/staff-images-api.ts'
import {
  type StaffAttemptsApi,
  type StaffExamsApi,
  type StaffRegradesApi,
  staffAttemptsApiOf,
  staffExamsApiOf,
  staffRegradesApiOf,
} from '../exams/index.ts'
import {
  type StaffFaqsApi,
  type StaffProgramsApi,
  type StaffReviewsApi,
  type StaffRoutinesApi,
  staffFaqsApiOf,
  staffProgramsApiOf,
  staffReviewsApiOf,
  staffRoutinesApiOf,
} from '../programs/index.ts'

import {
  type StaffCategoriesApi,
  type StaffDuplicatesApi,
  type StaffFlagsApi,
  type StaffImportsApi,
  type StaffPassagesApi,
  type StaffQuestionsApi,
  staffCategoriesApiOf,
  staffDuplicatesApiOf,
  staffFlagsApiOf,
  staffImportsApiOf,
  staffPassagesApiOf,
  staffQuestionsApiOf,
} from '../questions/index.ts'

/** The calls of the staff's screens, a group for each feature; the server refuses them to anybody but a moderator. */
export interface StaffApi {
  readonly attempts: StaffAttemptsApi
  readonly categories: StaffCategoriesApi
  readonly core: StaffCoreApi
  readonly dashboard: StaffDashboardApi
  readonly exams: StaffExamsApi
  readonly duplicates: StaffDuplicatesApi
  readonly faqs: StaffFaqsApi
  readonly flags: StaffFlagsApi
  readonly images: StaffImagesApi
  readonly imports: StaffImportsApi
  readonly passages: StaffPassagesApi
  readonly payments: StaffPaymentsApi
  readonly programs: StaffProgramsApi
  readonly regrades: StaffRegradesApi
  readonly questions: StaffQuestionsApi
  readonly reviews: StaffReviewsApi
  readonly routines: StaffRoutinesApi
}

/** @example const { results } = await createStaff(createProstuti()).payments.payments({ state: 'held' }) */
export function createStaff(client: Pick<Prostuti, 'http'>): StaffApi {
  return {
    attempts: staffAttemptsApiOf(client),
    categories: staffCategoriesApiOf(client),
    core: staffCoreApiOf(client),
    dashboard: staffDashboardApiOf(client),
    exams: staffExamsApiOf(client),
    duplicates: staffDuplicatesApiOf(client),
    faqs: staffFaqsApiOf(client),
    flags: staffFlagsApiOf(client),
    images: staffImagesApiOf(client),
    imports: staffImportsApiOf(client),
    passages: staffPassagesApiOf(client),
    payments: staffPaymentsApiOf(client),
    programs: staffProgramsApiOf(client),
    regrades: staffRegradesApiOf(client),
    questions: staffQuestionsApiOf(client),
    reviews: staffReviewsApiOf(client),
    routines: staffRoutinesApiOf(client),
  }
}
