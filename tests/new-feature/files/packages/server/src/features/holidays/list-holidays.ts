import { listHolidays } from '@prostuti/contract/holidays/operations'
import { implementShared } from '../../platform/http/call/implement.ts'
import { holidaysIn } from './holidays.ts'

export function createListHolidays() {
  return implementShared(listHolidays, { maxAgeMs: 60_000 }, (_, { language }) => holidaysIn(language))
}
