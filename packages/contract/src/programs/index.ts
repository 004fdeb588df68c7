import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { programShapes } from './shapes.ts'
import type { SitePrograms } from './site-programs.ts'

export * from './dated-entries.ts'
export * from './program-exams.ts'
export * from './shapes.ts'
export type * from './site-programs.ts'
export * from './staff-faqs.ts'
export * from './staff-programs.ts'
export * from './staff-reviews.ts'
export * from './staff-routines.ts'
export * from './staff-texts.ts'

export const programs = feature<SitePrograms>()({ operations, shapes: programShapes })
