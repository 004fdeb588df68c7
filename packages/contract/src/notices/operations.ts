import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const listSeatPlans = operation('notices.listSeatPlans', 'GET', 'core/v1/seat-plan/', 'anyone')
export const getSeatPlan = operation('notices.getSeatPlan', 'GET', 'core/v1/seat-plan/{slug}/', 'anyone')
export const listGovtResults = operation('notices.listGovtResults', 'GET', 'core/v1/govt-results/', 'anyone', {
  partner: true,
})
export const getGovtResult = operation('notices.getGovtResult', 'GET', 'core/v1/govt-results/{slug}/', 'anyone', {
  partner: true,
})
export const searchGovtResults = operation(
  'notices.searchGovtResults',
  'GET',
  'core/v1/govt-results-query/',
  'anyone',
  { partner: true, limit: 'lookup' },
)
/** Ours: notices of our own. The specification's `core/v1/notice/` answers the product's constants. */
export const listNotices = operation('notices.listNotices', 'GET', 'core/v1/notices/', 'anyone')
export const getNotice = operation('notices.getNotice', 'GET', 'core/v1/notices/{slug}/', 'anyone')
export const getNoticeFile = operation('notices.getNoticeFile', 'GET', 'core/v1/notice-files/{digest}/', 'anyone')
