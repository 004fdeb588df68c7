import type { Prostuti } from '../client.ts'
import { staffGovtResultsApiOf } from './staff-govt-results-api.ts'
import { staffNoticesApiOf } from './staff-notices-api.ts'
import { staffSeatPlansApiOf } from './staff-seat-plans-api.ts'

/** The staff's calls of `notices`, a group for each screen. */
export const staffOfNotices = (client: Pick<Prostuti, 'http'>) => ({
  govtResults: staffGovtResultsApiOf(client),
  notices: staffNoticesApiOf(client),
  seatPlans: staffSeatPlansApiOf(client),
})
