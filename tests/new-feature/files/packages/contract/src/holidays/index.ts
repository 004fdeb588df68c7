import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { holidayShapes } from './shapes.ts'
import type { SiteHolidays } from './site-holidays.ts'

export * from './shapes.ts'
export type * from './site-holidays.ts'

export const holidays = feature<SiteHolidays>()({ operations, shapes: holidayShapes })
