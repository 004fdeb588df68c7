import type { Returned } from '../shape.ts'
import type { GovtResult, govtResultShapes } from './govt-results.ts'
import type { Notice, noticeShapes } from './notices.ts'
import type { SeatPlan, seatPlanShapes } from './seat-plans.ts'

/** Seat plans, government results and notices as pages show them (`SiteHost`). Pages of lists count from 1. */
export interface SiteNotices {
  seatPlans(page: number, past?: boolean): Promise<Returned<(typeof seatPlanShapes)['notices.listSeatPlans']>>
  /** Null for an unknown one. */
  seatPlan(slug: string): Promise<SeatPlan | null>
  results(page: number): Promise<Returned<(typeof govtResultShapes)['notices.listGovtResults']>>
  result(slug: string): Promise<GovtResult | null>
  notices(page: number): Promise<Returned<(typeof noticeShapes)['notices.listNotices']>>
  notice(slug: string): Promise<Notice | null>
}
