import type { Dashboard, ReturnsOf, WaitingWork } from '@prostuti/contract'
import {
  getDashboard,
  getExamActivity,
  getPurchasesTimeline,
  getRegistrationsChart,
  getRevenueChart,
  getWaitingWork,
  listFeedback,
  updateStatistics,
} from '@prostuti/contract/core/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Days in Dhaka (`YYYY-MM-DD`), both included, a year at most; by default the last 30. */
interface DaySpan {
  from?: string
  to?: string
}

/** What staff see at a glance; a moderator's alone. */
export interface StaffDashboardApi {
  /** What runs, what waits for review, what begins within a week, and who came in the last 30 days; with `user` that person too. */
  overview(user?: string): Promise<Dashboard>
  /** How much of each kind waits for staff. */
  waiting(): Promise<WaitingWork>
  /** Who came on each day. */
  registrations(span?: DaySpan): Promise<ReturnsOf<'core.getRegistrationsChart'>>
  /** Who got programs on each day, and which ones. */
  purchases(span?: DaySpan): Promise<ReturnsOf<'core.getPurchasesTimeline'>>
  /** Taka by day, and what each program sold. */
  revenue(span?: DaySpan): Promise<ReturnsOf<'core.getRevenueChart'>>
  /** Exams that were begun, by day and by part of the day. */
  examActivity(span?: DaySpan): Promise<ReturnsOf<'core.getExamActivity'>>
  /** What people have said of us, newest first. */
  feedback(page?: PageFilter): Promise<ReturnsOf<'core.listFeedback'>>
  /** Counts derived figures again; `core.task` says how far it is, and how many differ. */
  recount(): Promise<ReturnsOf<'core.updateStatistics'>>
}

/**
 * `StaffDashboardApi` of a client.
 *
 * @example const { results } = await staffDashboardApiOf(prostuti).overview()
 */
export function staffDashboardApiOf({ http }: Pick<Prostuti, 'http'>): StaffDashboardApi {
  return {
    overview: user => http.call(getDashboard, { query: { user } }, { fresh: true }),
    waiting: () => http.call(getWaitingWork, {}, { fresh: true }),
    registrations: ({ from, to } = {}) => http.call(getRegistrationsChart, { query: { from, to } }),
    feedback: (page = {}) => http.call(listFeedback, { query: pageQueryOf(page) }),
    recount: () => http.call(updateStatistics, { body: {} }),
    revenue: ({ from, to } = {}) => http.call(getRevenueChart, { query: { from, to } }),
    examActivity: ({ from, to } = {}) => http.call(getExamActivity, { query: { from, to } }),
    purchases: ({ from, to } = {}) => http.call(getPurchasesTimeline, { query: { from, to } }),
  }
}
