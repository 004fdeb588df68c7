import type { Prostuti } from '../client.ts'
import { staffAttemptsApiOf } from './staff-attempts-api.ts'
import { staffExamsApiOf } from './staff-exams-api.ts'
import { staffLiveRoomApiOf } from './staff-live-room-api.ts'
import { staffRegradesApiOf } from './staff-regrades-api.ts'
import { staffResultsApiOf } from './staff-results-api.ts'

/** The staff's calls of `exams`, a group for each screen. */
export const staffOfExams = (client: Pick<Prostuti, 'http'>) => ({
  attempts: staffAttemptsApiOf(client),
  exams: staffExamsApiOf(client),
  liveRoom: staffLiveRoomApiOf(client),
  regrades: staffRegradesApiOf(client),
  results: staffResultsApiOf(client),
})
