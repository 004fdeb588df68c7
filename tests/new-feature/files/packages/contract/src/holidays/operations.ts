import { operation } from '../operation.ts'

export const listHolidays = operation('holidays.listHolidays', 'GET', 'core/v1/holidays/', 'anyone', { partner: true })
