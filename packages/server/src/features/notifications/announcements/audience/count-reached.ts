import type { Queryable } from '../../../../platform/db/database.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { countFunnel } from './count-funnel.ts'

type Options = Pick<AnnouncementDeps, 'premiumUntil'> & { readonly now: number }

/** How many its first date would reach: of one phone, whether it is subscribed. */
export async function countReached(client: Queryable, row: AnnouncementRow, options: Options): Promise<number> {
  const { id, audience, forUserId: user, topic, platform, pushToken, sendingTime } = row
  if (pushToken === '') {
    const at = sendingTime?.getTime() ?? options.now
    return (await countFunnel(client, { audience, user, topic, platform, at, notification: String(id) }, options))
      .people
  }
  const { rowCount } = await client.query("select from push_subscriptions where address = $1 and channel <> 'web'", [
    pushToken,
  ])
  return rowCount ?? 0
}
