import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { questionShapes } from './shapes.ts'

export * from './bounds.ts'
export * from './categories.ts'
export * from './duplicates.ts'
export * from './flags.ts'
export * from './imports.ts'
export * from './passages.ts'
export * from './quality-labels.ts'
export * from './question-form.ts'
export * from './question-selection.ts'
export * from './shapes.ts'
export * from './staff-question.ts'
export * from './staff-questions.ts'
export * from './typed-text.ts'

export const questions = feature()({ operations, shapes: questionShapes })
