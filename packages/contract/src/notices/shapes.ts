import { govtResultShapes } from './govt-results.ts'
import { noticeShapes } from './notices.ts'
import { seatPlanShapes } from './seat-plans.ts'
import { staffGovtResultShapes } from './staff-govt-results.ts'
import { staffNoticeShapes } from './staff-notices.ts'
import { staffSeatPlanShapes } from './staff-seat-plans.ts'

export const allNoticeShapes = {
  ...seatPlanShapes,
  ...govtResultShapes,
  ...noticeShapes,
  ...staffSeatPlanShapes,
  ...staffGovtResultShapes,
  ...staffNoticeShapes,
} as const
