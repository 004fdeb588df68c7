import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { studyShapes } from './shapes.ts'
import type { SiteStudy } from './site-study.ts'

export * from './bounds.ts'
export * from './memory.ts'
export * from './practice.ts'
export type * from './site-study.ts'
export * from './topics.ts'

export const study = feature<SiteStudy>()({ operations, shapes: studyShapes })
