/** The staff's calls, all ours: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const listStaffNotices = staffOperation(
  'notices.listStaffNotices',
  'GET',
  'core/v1/admin-notices/',
  'notices.write',
)
export const createNotice = staffOperation('notices.createNotice', 'POST', 'core/v1/admin-notices/', 'notices.write', {
  takesKey: true,
  limit: 'text',
})
export const getStaffNotice = staffOperation(
  'notices.getStaffNotice',
  'GET',
  'core/v1/admin-notices/{id}/',
  'notices.write',
)
export const updateNotice = staffOperation(
  'notices.updateNotice',
  'PATCH',
  'core/v1/admin-notices/{id}/',
  'notices.write',
  {
    limit: 'text',
  },
)
export const deleteNotice = staffOperation(
  'notices.deleteNotice',
  'DELETE',
  'core/v1/admin-notices/{id}/',
  'notices.write',
)
export const createSeatPlan = staffOperation(
  'notices.createSeatPlan',
  'POST',
  'core/v1/admin-seat-plans/',
  'notices.write',
  {
    takesKey: true,
    limit: 'text',
  },
)
export const readSeatPlanSheet = staffOperation(
  'notices.readSeatPlanSheet',
  'POST',
  'core/v1/admin-seat-plan-sheets/',
  'notices.write',
  { limit: 'upload' },
)
export const getStaffSeatPlan = staffOperation(
  'notices.getStaffSeatPlan',
  'GET',
  'core/v1/admin-seat-plans/{id}/',
  'notices.write',
)
export const updateSeatPlan = staffOperation(
  'notices.updateSeatPlan',
  'PATCH',
  'core/v1/admin-seat-plans/{id}/',
  'notices.write',
  { limit: 'text' },
)
export const deleteSeatPlan = staffOperation(
  'notices.deleteSeatPlan',
  'DELETE',
  'core/v1/admin-seat-plans/{id}/',
  'notices.write',
)
export const createGovtResult = staffOperation(
  'notices.createGovtResult',
  'POST',
  'core/v1/admin-govt-results/',
  'notices.write',
  { takesKey: true, limit: 'text' },
)
export const getStaffGovtResult = staffOperation(
  'notices.getStaffGovtResult',
  'GET',
  'core/v1/admin-govt-results/{id}/',
  'notices.write',
)
export const updateGovtResult = staffOperation(
  'notices.updateGovtResult',
  'PATCH',
  'core/v1/admin-govt-results/{id}/',
  'notices.write',
  { limit: 'text' },
)
export const deleteGovtResult = staffOperation(
  'notices.deleteGovtResult',
  'DELETE',
  'core/v1/admin-govt-results/{id}/',
  'notices.write',
)
export const readResultSheet = staffOperation(
  'notices.readResultSheet',
  'POST',
  'core/v1/admin-govt-results/{id}/sheet/',
  'notices.write',
  { takesKey: true, limit: 'upload' },
)
export const getResultSheet = staffOperation(
  'notices.getResultSheet',
  'GET',
  'core/v1/admin-govt-results/{id}/sheet/',
  'notices.write',
)
export const importResultSheet = staffOperation(
  'notices.importResultSheet',
  'PUT',
  'core/v1/admin-govt-results/{id}/sheet/',
  'notices.write',
)
export const uploadNoticeFile = staffOperation(
  'notices.uploadNoticeFile',
  'POST',
  'core/v1/notice-files/',
  'notices.write',
  {
    takesKey: true,
    limit: 'upload',
  },
)
