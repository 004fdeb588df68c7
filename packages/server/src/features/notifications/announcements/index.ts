import type { Feature } from '../../../platform/feature.ts'
import type { AnnouncementDeps } from './announcement-deps.ts'
import { announcementRows } from './announcement-rows.ts'
import { createCountAudience } from './audience/count-audience.ts'
import { createFindPeople } from './audience/find-people.ts'
import { createChangeAnnouncements } from './editing/change-announcements.ts'
import { createGetAnnouncement } from './editing/get-announcement.ts'
import { createGetForm } from './editing/get-form.ts'
import { createUpdateAnnouncement } from './editing/update-announcement.ts'
import { createListAnnouncements } from './lists/list-announcements.ts'
import { createListDates } from './lists/list-dates.ts'
import { createScheduleAnnouncement } from './sending/schedule-announcement.ts'
import { sendDue } from './sending/send-due.ts'
import { createTryAnnouncement } from './sending/try-announcement.ts'

export type { AnnouncementDeps } from './announcement-deps.ts'

/** What staff send: written, counted, scheduled, and sent at its dates by every process's sweep. */
export function createAnnouncements(deps: AnnouncementDeps) {
  return {
    implementations: [
      createListAnnouncements(deps),
      createListDates(deps),
      createGetForm(deps),
      createGetAnnouncement(deps),
      ...createChangeAnnouncements(deps),
      createUpdateAnnouncement(deps),
      ...createScheduleAnnouncement(deps),
      createTryAnnouncement(deps),
      createCountAudience(deps),
      createFindPeople(deps),
    ],
    sweeps: [{ everyMs: 2_000, run: signal => sendDue(deps, signal) }],
    personRows: announcementRows,
  } satisfies Feature
}
