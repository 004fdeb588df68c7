import type { Prostuti } from '../client.ts'
import { staffFaqsApiOf } from './staff-faqs-api.ts'
import { staffProgramsApiOf } from './staff-programs-api.ts'
import { staffReviewsApiOf } from './staff-reviews-api.ts'
import { staffRoutinesApiOf } from './staff-routines-api.ts'

/** The staff's calls of `programs`, a group for each screen. */
export const staffOfPrograms = (client: Pick<Prostuti, 'http'>) => ({
  faqs: staffFaqsApiOf(client),
  programs: staffProgramsApiOf(client),
  reviews: staffReviewsApiOf(client),
  routines: staffRoutinesApiOf(client),
})
