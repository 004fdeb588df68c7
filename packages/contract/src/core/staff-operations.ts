/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const getRegistrationsChart = operation(
  'core.getRegistrationsChart',
  'GET',
  'core/v1/dashboard-users-chart-data/',
  'moderator',
)
export const getPurchasesTimeline = operation(
  'core.getPurchasesTimeline',
  'GET',
  'core/v1/dashboard-program-purchase-timeline/',
  'moderator',
)
export const updateStatistics = operation('core.updateStatistics', 'POST', 'core/v1/statistics-update/', 'moderator')
/** Ours: what people have said of us. */
export const listFeedback = operation('core.listFeedback', 'GET', 'core/v1/feedback/', 'moderator')
export const listUsers = operation('core.listUsers', 'GET', 'exam/v5/admin-user-list/', 'moderator')
export const getDashboard = operation('core.getDashboard', 'GET', 'exam/v5/admin-dashboard-overview/', 'moderator')
/** Ours: the dashboard's counts of what waits, for the sidebar of every page. */
export const getWaitingWork = operation('core.getWaitingWork', 'GET', 'core/v1/waiting-work/', 'moderator')
/** Ours: what staff did to one thing. */
export const listAudit = operation('core.listAudit', 'GET', 'core/v1/audit-log/', 'moderator')
/** Ours: long work that one has asked for oneself. */
export const getTask = operation('core.getTask', 'GET', 'core/v1/background-jobs/{id}/', 'moderator')
export const listTasks = operation('core.listTasks', 'GET', 'core/v1/background-jobs/', 'moderator')
