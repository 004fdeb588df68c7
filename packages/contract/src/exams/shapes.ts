import { attemptShapes } from './attempts.ts'
import { bookmarkShapes } from './bookmarks.ts'
import { cardShapes } from './cards.ts'
import { paperShapes } from './papers.ts'
import { receiptShapes } from './receipts.ts'
import { resultShapes } from './results.ts'
import { solutionShapes } from './solutions.ts'
import { standingShapes } from './standings.ts'

export const examShapes = {
  ...cardShapes,
  ...paperShapes,
  ...attemptShapes,
  ...resultShapes,
  ...receiptShapes,
  ...standingShapes,
  ...solutionShapes,
  ...bookmarkShapes,
} as const
