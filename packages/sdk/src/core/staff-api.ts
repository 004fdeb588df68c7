import type { Prostuti } from '../client.ts'
import { staffCoreApiOf } from './staff-core-api.ts'
import { staffDashboardApiOf } from './staff-dashboard-api.ts'
import { staffImagesApiOf } from './staff-images-api.ts'
import { staffPeopleApiOf } from './staff-people-api.ts'
import { staffSystemApiOf } from './staff-system-api.ts'

/** The staff's calls of `core`, a group for each screen. */
export const staffOfCore = (client: Pick<Prostuti, 'http'>) => ({
  core: staffCoreApiOf(client),
  dashboard: staffDashboardApiOf(client),
  images: staffImagesApiOf(client),
  people: staffPeopleApiOf(client),
  system: staffSystemApiOf(client),
})
