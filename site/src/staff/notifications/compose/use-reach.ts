import type { AudienceFunnel } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { Loaded } from '../../foundation/data/use-query.ts'
import { fromDhaka, useQuery, useStaff } from '../../foundation/index.ts'
import { audienceOf, type NotificationValues } from './notification-values.ts'

/** Whom it would reach, counted again with each change; null for one phone, and for a person who is not said yet. */
export function useReach(values: NotificationValues, id: string | null): Loaded<AudienceFunnel | null> {
  const admin = useStaff()
  const { to, user, platform, timing } = values
  const asked = {
    audience: audienceOf(values),
    topic: values.topic || ('news' as const),
    user: to === 'person' ? user : null,
    platform,
    at: timing === 'now' ? null : fromDhaka(values.at),
    notification: id,
  }
  const isKnown = to === 'audience' || (to === 'person' && isId(user))
  return useQuery(['notifications', 'count', isKnown && asked], async () =>
    isKnown ? admin.notifications.count(asked) : null,
  )
}
