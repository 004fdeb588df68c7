import { feature } from '../feature.ts'
import { moderationShapes } from './moderation.ts'
import * as operations from './operations.ts'
import { postShapes } from './posts.ts'
import type { SiteFeed } from './site-feed.ts'

export * from './bounds.ts'
export * from './moderation.ts'
export * from './posts.ts'
export type * from './site-feed.ts'

export const feed = feature<SiteFeed>()({ operations, shapes: { ...postShapes, ...moderationShapes } })
