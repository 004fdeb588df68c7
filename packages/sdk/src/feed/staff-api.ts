import type { Prostuti } from '../client.ts'
import { staffTalkApiOf } from './staff-talk-api.ts'

/** The staff's calls of `feed`, a group for each screen. */
export const staffOfFeed = (client: Pick<Prostuti, 'http'>) => ({ talk: staffTalkApiOf(client) })
