import { circularImportShapes } from './circular-imports.ts'
import { circularListShapes } from './circulars.ts'
import { keptSearchShapes } from './kept-searches.ts'
import { staffCircularShapes } from './staff-circulars.ts'

export const circularShapes = {
  ...circularListShapes,
  ...keptSearchShapes,
  ...staffCircularShapes,
  ...circularImportShapes,
} as const
