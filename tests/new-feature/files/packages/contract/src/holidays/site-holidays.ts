import type { Returned } from '../shape.ts'
import type { holidayShapes } from './shapes.ts'

/** Public holidays as pages show them (`SiteHost`). */
export interface SiteHolidays {
  list(): Promise<Returned<(typeof holidayShapes)['holidays.listHolidays']>>
}
