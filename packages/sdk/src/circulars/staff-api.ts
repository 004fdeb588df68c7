import type { Prostuti } from '../client.ts'
import { staffCircularImportsApiOf } from './staff-circular-imports-api.ts'
import { staffCircularsApiOf } from './staff-circulars-api.ts'

/** The staff's calls of `circulars`, a group for each screen. */
export const staffOfCirculars = (client: Pick<Prostuti, 'http'>) => ({
  circularImports: staffCircularImportsApiOf(client),
  circulars: staffCircularsApiOf(client),
})
