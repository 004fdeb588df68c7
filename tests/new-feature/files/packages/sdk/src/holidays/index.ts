export { type HolidaysApi, holidaysApiOf } from './holidays-api.ts'
export { staffOfHolidays } from './staff-api.ts'
