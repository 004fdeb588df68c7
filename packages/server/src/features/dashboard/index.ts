import type { Feature } from '../../platform/feature.ts'
import type { TaskQueue } from '../../platform/tasks/tasks.ts'
import { createCountStatistics } from './count-statistics.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { createGetDashboard } from './get-dashboard.ts'
import { createGetExamActivity } from './get-exam-activity.ts'
import { createGetPurchasesTimeline } from './get-purchases-timeline.ts'
import { createGetRegistrationsChart } from './get-registrations-chart.ts'
import { createGetRevenueChart } from './get-revenue-chart.ts'
import { createGetWaitingWork } from './get-waiting-work.ts'
import { createUpdateStatistics } from './update-statistics.ts'

export type { DashboardDeps } from './dashboard-deps.ts'

/** What staff see at a glance. It reads every feature and none knows it. */
export function createDashboard(deps: DashboardDeps, tasks: TaskQueue): Feature {
  return {
    implementations: [
      createGetDashboard(deps),
      createGetWaitingWork(deps),
      createGetRegistrationsChart(deps),
      createGetPurchasesTimeline(deps),
      createGetRevenueChart(deps),
      createGetExamActivity(deps),
      createUpdateStatistics(deps, tasks),
    ],
    taskHandlers: [createCountStatistics(deps)],
    personRows: [],
  }
}
