export { staffOfCirculars } from './staff-api.ts'
export { type StaffCircularImportsApi, staffCircularImportsApiOf } from './staff-circular-imports-api.ts'
export {
  type CircularChanges,
  type CircularsChange,
  type NewCircular,
  type StaffCircularFilter,
  type StaffCircularsApi,
  staffCircularsApiOf,
} from './staff-circulars-api.ts'
