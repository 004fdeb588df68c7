import { attemptShapes } from './attempts.ts'
import { bookmarkShapes } from './bookmarks.ts'
import { cardShapes } from './cards.ts'
import { examGenerationShapes } from './exam-generation.ts'
import { examQuestionShapes } from './exam-questions.ts'
import { liveRoomShapes } from './live-room.ts'
import { paperShapes } from './papers.ts'
import { periodStandingShapes } from './period-standings.ts'
import { receiptShapes } from './receipts.ts'
import { regradeShapes } from './regrades.ts'
import { resultShapes } from './results.ts'
import { solutionShapes } from './solutions.ts'
import { staffAttemptShapes } from './staff-attempts.ts'
import { staffExamShapes } from './staff-exams.ts'
import { staffPaperShapes } from './staff-papers.ts'
import { staffResultShapes } from './staff-results.ts'
import { standingShapes } from './standings.ts'
import { statisticsShapes } from './statistics.ts'

export const examShapes = {
  ...cardShapes,
  ...paperShapes,
  ...attemptShapes,
  ...resultShapes,
  ...receiptShapes,
  ...standingShapes,
  ...periodStandingShapes,
  ...solutionShapes,
  ...bookmarkShapes,
  ...regradeShapes,
  ...staffAttemptShapes,
  ...staffExamShapes,
  ...examQuestionShapes,
  ...examGenerationShapes,
  ...staffPaperShapes,
  ...liveRoomShapes,
  ...statisticsShapes,
  ...staffResultShapes,
} as const
