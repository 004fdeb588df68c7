import { memoryShapes } from './memory.ts'
import { practiceShapes } from './practice.ts'
import { searchShapes, topicShapes } from './topics.ts'

/**
 * The shapes of the calls of study that are served: topics and places in them, search, practice, and what is remembered.
 */
export const studyShapes = {
  ...topicShapes,
  ...searchShapes,
  ...memoryShapes,
  ...practiceShapes,
} as const
