export type { CircularChanges, CircularsChange, NewCircular, StaffCircularFilter } from '../circulars/index.ts'
export type { AuditSubject, StaffCoreApi } from '../core/staff-core-api.ts'
export type { PeopleFilter } from '../core/staff-people-api.ts'
export type { AuditFilter } from '../core/staff-system-api.ts'
export type { WantedRegrade } from '../exams/index.ts'
export type { NewStaffNotification, StaffNotificationFilter } from '../notifications/index.ts'
export type {
  ExportFilter,
  NewQuestion,
  QuestionEdit,
  QuestionsChange,
  QuestionsExport,
  QuestionsSelected,
  StaffQuestionsFilter,
} from '../questions/index.ts'
export { createStaff, type StaffApi } from './create-staff.ts'
