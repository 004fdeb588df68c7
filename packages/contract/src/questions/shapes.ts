import { questionBookmarkShapes } from './bookmarks.ts'
import { categoryShapes } from './categories.ts'
import { contributionShapes } from './contributions.ts'
import { duplicateShapes } from './duplicates.ts'
import { exportShapes } from './exports.ts'
import { flagShapes } from './flags.ts'
import { importShapes } from './imports.ts'
import { passageShapes } from './passages.ts'
import { publicQuestionShapes } from './public-questions.ts'
import { staffQuestionShapes } from './staff-questions.ts'

export const questionShapes = {
  ...staffQuestionShapes,
  ...publicQuestionShapes,
  ...questionBookmarkShapes,
  ...categoryShapes,
  ...flagShapes,
  ...contributionShapes,
  ...duplicateShapes,
  ...importShapes,
  ...exportShapes,
  ...passageShapes,
} as const
