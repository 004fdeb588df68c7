import type { ReturnsOf } from '@prostuti/contract'
import { listHolidays } from '@prostuti/contract/holidays/operations'
import type { Prostuti } from '../client.ts'

/** The calls of holidays. */
export interface HolidaysApi {
  /** By their days. */
  list(): Promise<ReturnsOf<'holidays.listHolidays'>>
}

/**
 * The calls of holidays, for a client.
 * @example const { results } = await holidaysApiOf(prostuti).list()
 */
export function holidaysApiOf({ http }: Pick<Prostuti, 'http'>): HolidaysApi {
  return { list: () => http.call(listHolidays) }
}
