import { govtResultShapes } from './govt-results.ts'
import { noticeShapes } from './notices.ts'
import { seatPlanShapes } from './seat-plans.ts'

export const allNoticeShapes = { ...seatPlanShapes, ...govtResultShapes, ...noticeShapes } as const
