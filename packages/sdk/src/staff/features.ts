/** The features with calls of the staff, a line each; their groups are those of `createStaff`. */
export { staffOfBilling } from '../billing/index.ts'
export { staffOfCirculars } from '../circulars/index.ts'
export { staffOfCore } from '../core/index.ts'
export { staffOfExams } from '../exams/index.ts'
export { staffOfNotices } from '../notices/index.ts'
export { staffOfNotifications } from '../notifications/staff-api.ts'
export { staffOfPrograms } from '../programs/index.ts'
export { staffOfQuestions } from '../questions/index.ts'
