import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { circularShapes } from './shapes.ts'
import type { SiteCirculars } from './site-circulars.ts'

export * from './bounds.ts'
export * from './circular-imports.ts'
export * from './circulars.ts'
export * from './kept-searches.ts'
export type * from './site-circulars.ts'
export * from './staff-circulars.ts'
export * from './values.ts'

export const circulars = feature<SiteCirculars>()({ operations, shapes: circularShapes })
