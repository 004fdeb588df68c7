export { staffOfNotices } from './staff-api.ts'
export { type NewGovtResult, type StaffGovtResultsApi, staffGovtResultsApiOf } from './staff-govt-results-api.ts'
export { type NewNotice, type StaffNoticeFilter, type StaffNoticesApi, staffNoticesApiOf } from './staff-notices-api.ts'
export { type NewSeatPlan, type StaffSeatPlansApi, staffSeatPlansApiOf } from './staff-seat-plans-api.ts'
