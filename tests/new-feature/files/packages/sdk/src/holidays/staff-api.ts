import type { Prostuti } from '../client.ts'
import { holidaysApiOf } from './holidays-api.ts'

/** The staff's calls of `holidays`, a group for each screen. */
export const staffOfHolidays = (client: Pick<Prostuti, 'http'>) => ({ holidays: holidaysApiOf(client) })
