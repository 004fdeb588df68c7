/** The staff's calls, all ours: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const listStaffNotices = operation('notices.listStaffNotices', 'GET', 'core/v1/admin-notices/', 'moderator')
export const createNotice = operation('notices.createNotice', 'POST', 'core/v1/admin-notices/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
export const getStaffNotice = operation('notices.getStaffNotice', 'GET', 'core/v1/admin-notices/{id}/', 'moderator')
export const updateNotice = operation('notices.updateNotice', 'PATCH', 'core/v1/admin-notices/{id}/', 'moderator', {
  limit: 'text',
})
export const deleteNotice = operation('notices.deleteNotice', 'DELETE', 'core/v1/admin-notices/{id}/', 'moderator')
export const createSeatPlan = operation('notices.createSeatPlan', 'POST', 'core/v1/admin-seat-plans/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
export const readSeatPlanSheet = operation(
  'notices.readSeatPlanSheet',
  'POST',
  'core/v1/admin-seat-plan-sheets/',
  'moderator',
  { limit: 'upload' },
)
export const getStaffSeatPlan = operation(
  'notices.getStaffSeatPlan',
  'GET',
  'core/v1/admin-seat-plans/{id}/',
  'moderator',
)
export const updateSeatPlan = operation(
  'notices.updateSeatPlan',
  'PATCH',
  'core/v1/admin-seat-plans/{id}/',
  'moderator',
  { limit: 'text' },
)
export const deleteSeatPlan = operation(
  'notices.deleteSeatPlan',
  'DELETE',
  'core/v1/admin-seat-plans/{id}/',
  'moderator',
)
export const createGovtResult = operation(
  'notices.createGovtResult',
  'POST',
  'core/v1/admin-govt-results/',
  'moderator',
  { takesKey: true, limit: 'text' },
)
export const getStaffGovtResult = operation(
  'notices.getStaffGovtResult',
  'GET',
  'core/v1/admin-govt-results/{id}/',
  'moderator',
)
export const updateGovtResult = operation(
  'notices.updateGovtResult',
  'PATCH',
  'core/v1/admin-govt-results/{id}/',
  'moderator',
  { limit: 'text' },
)
export const deleteGovtResult = operation(
  'notices.deleteGovtResult',
  'DELETE',
  'core/v1/admin-govt-results/{id}/',
  'moderator',
)
export const readResultSheet = operation(
  'notices.readResultSheet',
  'POST',
  'core/v1/admin-govt-results/{id}/sheet/',
  'moderator',
  { takesKey: true, limit: 'upload' },
)
export const getResultSheet = operation(
  'notices.getResultSheet',
  'GET',
  'core/v1/admin-govt-results/{id}/sheet/',
  'moderator',
)
export const importResultSheet = operation(
  'notices.importResultSheet',
  'PUT',
  'core/v1/admin-govt-results/{id}/sheet/',
  'moderator',
)
export const uploadNoticeFile = operation('notices.uploadNoticeFile', 'POST', 'core/v1/notice-files/', 'moderator', {
  takesKey: true,
  limit: 'upload',
})
