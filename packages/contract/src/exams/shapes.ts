import { attemptShapes } from './attempts.ts'
import { cardShapes } from './cards.ts'
import { paperShapes } from './papers.ts'
import { resultShapes } from './results.ts'

export const examShapes = { ...cardShapes, ...paperShapes, ...attemptShapes, ...resultShapes } as const
