import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { authShapes } from './shapes.ts'
import type { SiteAuth } from './site-auth.ts'

export * from './personal/personal-data.ts'
export * from './shapes.ts'
export type * from './site-auth.ts'

export const auth = feature<SiteAuth>()({ operations, shapes: authShapes })
