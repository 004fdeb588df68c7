import { countAudience } from '@prostuti/contract/notifications/staff-operations'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { countFunnel } from './count-funnel.ts'

/** Whom it would reach, before anything is sent. */
export function createCountAudience({ db, clock, premiumUntil }: AnnouncementDeps) {
  return implement(countAudience, ({ body: { at, ...body } }) => {
    const now = clock.now()
    return countFunnel(db.pool, { ...body, at: at === null ? now : Date.parse(at) }, { premiumUntil, now })
  })
}
