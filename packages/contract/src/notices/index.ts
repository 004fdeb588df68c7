import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { allNoticeShapes } from './shapes.ts'
import type { SiteNotices } from './site-notices.ts'

export * from './check-ranges.ts'
export * from './find-centre.ts'
export * from './govt-results.ts'
export * from './notices.ts'
export * from './number-digits.ts'
export * from './seat-plans.ts'
export type * from './site-notices.ts'
export * from './staff-govt-results.ts'
export * from './staff-notices.ts'
export * from './staff-seat-plans.ts'
export * from './values.ts'

export const notices = feature<SiteNotices>()({ operations, shapes: allNoticeShapes })
