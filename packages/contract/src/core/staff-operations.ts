/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const getRegistrationsChart = staffOperation(
  'core.getRegistrationsChart',
  'GET',
  'core/v1/dashboard-users-chart-data/',
  'people.read',
)
export const getPurchasesTimeline = staffOperation(
  'core.getPurchasesTimeline',
  'GET',
  'core/v1/dashboard-program-purchase-timeline/',
  'money.read',
)
/** Ours: taka by day, and what each program sold. */
export const getRevenueChart = staffOperation(
  'core.getRevenueChart',
  'GET',
  'core/v1/dashboard-revenue-chart-data/',
  'money.read',
)
/** Ours: exams begun and handed in, by day and by hour. */
export const getExamActivity = staffOperation('core.getExamActivity', 'GET', 'core/v1/dashboard-exam-activity/', 'any')
export const updateStatistics = staffOperation(
  'core.updateStatistics',
  'POST',
  'core/v1/statistics-update/',
  'system.manage',
)
/** Ours: what people have said of us. */
export const listFeedback = staffOperation('core.listFeedback', 'GET', 'core/v1/feedback/', 'any')
export const listUsers = staffOperation('core.listUsers', 'GET', 'exam/v5/admin-user-list/', 'people.read')
/** Ours: one person, with all that staff may know of them. */
export const getPerson = staffOperation('core.getPerson', 'GET', 'core/v1/people/{id}/', 'people.read')
/** Ours: ends all sessions of a person. */
export const signOutPerson = staffOperation(
  'core.signOutPerson',
  'POST',
  'core/v1/people/{id}/sign-out/',
  'people.sign_out',
)
/** Ours: ends the session of one device of a person. */
export const signOutDeviceOf = staffOperation(
  'core.signOutDeviceOf',
  'POST',
  'core/v1/people/{id}/devices/{device}/sign-out/',
  'people.sign_out',
)
/** Ours: ends a person's account, as their own deletion does. */
export const deletePerson = staffOperation('core.deletePerson', 'POST', 'core/v1/people/{id}/delete/', 'people.delete')
export const getDashboard = staffOperation('core.getDashboard', 'GET', 'exam/v5/admin-dashboard-overview/', 'any')
/** Ours: a token with which the learner's side is seen as a person sees it, and the end of it. */
export const startViewAs = staffOperation('core.startViewAs', 'POST', 'core/v1/admin-view-as/', 'people.view_as')
export const endViewAs = staffOperation('core.endViewAs', 'DELETE', 'core/v1/admin-view-as/', 'people.view_as')
/** Ours: the dashboard's counts of what waits, for the sidebar of every page. */
export const getWaitingWork = staffOperation('core.getWaitingWork', 'GET', 'core/v1/waiting-work/', 'any')
/** Ours: what staff did to one thing. */
export const listAudit = staffOperation('core.listAudit', 'GET', 'core/v1/audit-log/', 'any')
/** Ours: what staff did to anything, searched. */
export const searchAudit = staffOperation('core.searchAudit', 'GET', 'core/v1/audit-log/search/', 'any')
/** Ours: how the system is. */
export const getSystem = staffOperation('core.getSystem', 'GET', 'core/v1/system/', 'system.manage')
/** Ours: does a failed task again. */
export const retryTask = staffOperation('core.retryTask', 'POST', 'core/v1/system/tasks/{id}/retry/', 'system.manage')
/** Ours: makes a backup now and tries its restore. */
export const startBackup = staffOperation('core.startBackup', 'POST', 'core/v1/system/backups/', 'system.manage')
/** Ours: long work that one has asked for oneself. */
export const getTask = staffOperation('core.getTask', 'GET', 'core/v1/background-jobs/{id}/', 'any')
export const listTasks = staffOperation('core.listTasks', 'GET', 'core/v1/background-jobs/', 'any')
/** Ours: the staff with their roles. */
export const listStaff = staffOperation('core.listStaff', 'GET', 'core/v1/admin-staff/', 'staff.manage')
/** Ours: who might become one of the staff. An address is no part of a path. */
export const findMembers = staffOperation('core.findMembers', 'POST', 'core/v1/admin-staff/candidates/', 'staff.manage')
/** Ours: gives a role, changes or takes it. */
export const changeRole = staffOperation('core.changeRole', 'PATCH', 'core/v1/admin-staff/{id}/', 'staff.manage', {
  limit: 'text',
})
/** Ours: the library of pictures, with their words and where they are. */
export const listLibraryImages = staffOperation(
  'core.listLibraryImages',
  'GET',
  'core/v1/admin-images/',
  'questions.write',
)
export const getLibraryImage = staffOperation(
  'core.getLibraryImage',
  'GET',
  'core/v1/admin-images/{id}/',
  'questions.write',
)
export const describeImage = staffOperation(
  'core.describeImage',
  'PATCH',
  'core/v1/admin-images/{id}/',
  'questions.write',
  { limit: 'text' },
)
/** Ours: which files are there already. Two hundred digests are no part of an address. */
export const findLibraryImages = staffOperation(
  'core.findLibraryImages',
  'POST',
  'core/v1/admin-images/find/',
  'questions.write',
)
export const removeImages = staffOperation(
  'core.removeImages',
  'POST',
  'core/v1/admin-images/remove/',
  'questions.write',
)
export const restoreImages = staffOperation(
  'core.restoreImages',
  'POST',
  'core/v1/admin-images/restore/',
  'questions.write',
)
