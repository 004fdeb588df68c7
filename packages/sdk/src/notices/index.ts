export { type NoticesApi, noticesApiOf, type SeatPlanFilter } from './notices-api.ts'
