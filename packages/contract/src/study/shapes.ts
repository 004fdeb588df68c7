import { memoryShapes } from './memory.ts'
import { practiceShapes } from './practice.ts'
import { studyQuestionShapes } from './questions.ts'
import { searchShapes, topicShapes } from './topics.ts'

/**
 * The shapes of the calls of study that are served: topics and reading, search, practice, and what is remembered.
 */
export const studyShapes = {
  ...studyQuestionShapes,
  ...topicShapes,
  ...searchShapes,
  ...memoryShapes,
  ...practiceShapes,
} as const
