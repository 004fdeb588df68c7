import type { SiteNotices } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createGetFile } from './files/get-file.ts'
import { purgeFiles } from './files/purge-files.ts'
import { createUploadFile } from './files/upload-file.ts'
import { createChangeNotices } from './general/change-notices.ts'
import { createReadNotices, findNotice, noticePage } from './general/read-notices.ts'
import { createListStaffNotices } from './list-staff-notices.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { noticeRows } from './notice-rows.ts'
import { createChangeResults } from './results/change-results.ts'
import { createImportSheet } from './results/import/import-sheet-task.ts'
import { purgeSheets } from './results/import/purge-sheets.ts'
import { createReadSheet } from './results/import/read-sheet-task.ts'
import { purgeLists } from './results/import/result-lists.ts'
import { createStartImport } from './results/import/start-import.ts'
import { createUploadSheet } from './results/import/upload-sheet.ts'
import { createReadResults, findResult, resultPage } from './results/read-results.ts'
import { createSearchResults } from './results/search-results.ts'
import { createChangeSeatPlans } from './seat-plans/change-seat-plans.ts'
import { createGetSeatPlan, findSeatPlan } from './seat-plans/get-seat-plan.ts'
import { createListSeatPlans, seatPlanPage } from './seat-plans/list-seat-plans.ts'
import { createReadSeatPlanSheet } from './seat-plans/read-sheet.ts'

export { createFindNoticeDates } from './find-notice-dates.ts'
export { createListNoticeAddresses } from './list-notice-addresses.ts'

/** Seat plans, government results, and notices of our own. */
export interface Notices extends Feature<SiteNotices> {
  pages(request: SiteRequest): SiteNotices
}

export function createNotices({ db, clock }: NoticeDeps): Notices {
  const deps = { db, clock }
  return {
    implementations: [
      createListSeatPlans(deps),
      createGetSeatPlan(deps),
      createReadSeatPlanSheet(),
      ...createChangeSeatPlans(deps),
      ...createReadResults(deps),
      createSearchResults(deps),
      ...createChangeResults(deps),
      createUploadSheet(deps),
      ...createStartImport(deps),
      ...createReadNotices(deps),
      ...createChangeNotices(deps),
      createListStaffNotices(deps),
      createUploadFile(deps),
      createGetFile(deps),
    ],
    taskHandlers: [createReadSheet(deps), createImportSheet(deps)],
    purges: [() => purgeFiles(db.pool), () => purgeLists(db.pool), () => purgeSheets(db.pool)],
    personRows: noticeRows,
    pages: () => ({
      seatPlans: (page, past) => seatPlanPage(deps, { page, past }),
      seatPlan: slug => findSeatPlan(deps, slug),
      results: page => resultPage(deps, { page }),
      result: slug => findResult(deps, slug),
      notices: page => noticePage(deps, { page }),
      notice: slug => findNotice(deps, slug),
    }),
  }
}
