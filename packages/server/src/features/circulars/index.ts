import type { SiteCirculars } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createBookmarks } from './bookmarks/bookmarks.ts'
import { createGetMyCircular } from './bookmarks/my-circular.ts'
import type { CircularDeps } from './circular-deps.ts'
import { circularRows } from './circular-rows.ts'
import { tellEndings } from './endings/tell-endings.ts'
import { exportedCirculars } from './exported.ts'
import { createGetCircular } from './get-circular.ts'
import { createCircularBook } from './imports/circular-book.ts'
import { createCircularImports } from './imports/imports.ts'
import { failLostCircularImports, purgeCircularImports } from './imports/purge-imports.ts'
import { createKeptSearches } from './kept-searches/kept-searches.ts'
import { purgeReports, reportSearches, reportSearchesDaily } from './kept-searches/report-searches.ts'
import { sendReports } from './kept-searches/send-reports.ts'
import { createGetCircularForm } from './lists/get-circular-form.ts'
import { createListCirculars } from './lists/list-circulars.ts'
import { createSiteCirculars } from './site-circulars.ts'
import { createChangeCirculars } from './staff/change-circulars.ts'
import { createEditCirculars } from './staff/edit-circulars.ts'
import { createListStaffCirculars } from './staff/list-staff-circulars.ts'

export { createListCircularAddresses, type ListCircularAddresses } from './circular-addresses.ts'
export type { InRoutine } from './circular-deps.ts'
export { createFindCircularDates, type FindCircularDates } from './find-circular-dates.ts'

/** Circulars of jobs: what learners read, mark and search for, and what staff write. */
export interface Circulars extends Feature<SiteCirculars> {
  /** Makes the reports of kept searches that are due by now, and tells people of them. */
  report(): Promise<void>
  /** Tells people of applications that end, as they are to be told by now. */
  tellEndings(): Promise<void>
  pages(request: SiteRequest): SiteCirculars
}

export function createCirculars(deps: CircularDeps): Circulars {
  const { db } = deps
  const imports = createCircularImports({ ...deps, book: createCircularBook(deps) })
  return {
    implementations: [
      createListCirculars(deps),
      createGetCircularForm(deps),
      createGetCircular(deps),
      createGetMyCircular(deps),
      ...createBookmarks(deps),
      ...createKeptSearches(deps),
      ...createEditCirculars(deps),
      createListStaffCirculars(deps),
      createChangeCirculars(deps),
      ...imports.implementations,
    ],
    taskHandlers: imports.taskHandlers,
    scheduled: [reportSearchesDaily(deps), { name: 'tell-of-endings', everyMs: 60_000, run: () => tellEndings(deps) }],
    tellEndings: () => tellEndings(deps),
    report: () => reportSearches(deps).then(() => sendReports(deps)),
    purges: [() => purgeReports(deps), () => failLostCircularImports(db.pool), () => purgeCircularImports(db.pool)],
    personRows: circularRows,
    exported: exportedCirculars,
    pages: request => createSiteCirculars(deps, request),
  }
}
