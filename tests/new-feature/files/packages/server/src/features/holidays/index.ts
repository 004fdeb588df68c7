import type { SiteHolidays } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { holidaysIn } from './holidays.ts'
import { createListHolidays } from './list-holidays.ts'

interface Holidays extends Feature<SiteHolidays> {
  pages(request: SiteRequest): SiteHolidays
}

/** Public holidays. */
export function createHolidays(): Holidays {
  return {
    implementations: [createListHolidays()],
    personRows: [],
    pages: ({ language }) => ({ list: async () => holidaysIn(language) }),
  }
}
