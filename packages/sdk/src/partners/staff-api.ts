import type { Prostuti } from '../client.ts'
import { staffPartnersApiOf } from './staff-partners-api.ts'

/** The staff's calls of `partners`. */
export const staffOfPartners = (client: Pick<Prostuti, 'http'>) => ({ partners: staffPartnersApiOf(client) })
