import { algebraAndGeometry } from './math-algebra-geometry.ts'
import { arithmetic } from './math-arithmetic.ts'
import { mathProblems } from './math-problems.ts'
import type { SeedQuestion } from './seed-question.ts'

/** Mathematics in the order of the syllabus, with worked solutions. */
export const math: SeedQuestion[] = [...arithmetic, ...algebraAndGeometry, ...mathProblems]
