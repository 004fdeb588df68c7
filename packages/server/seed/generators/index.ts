import type { SeedQuestion } from '../questions/seed-question.ts'
import { bangla } from './bangla.ts'
import { english } from './english.ts'
import { questionsFrom } from './generate-questions.ts'
import type { Generator } from './generator.ts'
import { geometry } from './geometry.ts'
import { motionAndWork } from './motion-and-work.ts'
import { numberSystems } from './number-systems.ts'
import { numbers } from './numbers.ts'
import { percentages } from './percentages.ts'
import { units } from './units.ts'
import { world } from './world.ts'

/** All generators; their order is the order in which subjects take turns. */
export const generators: Generator[] = [
  ...percentages,
  ...bangla,
  ...numbers,
  ...english,
  ...geometry,
  ...world,
  ...motionAndWork,
  ...units,
  ...numberSystems,
]

/**
 * `count` distinct questions, the same ones for the same `seed`.
 *
 * @example generateQuestions({ seed: 1, count: 600 })
 * @throws {RangeError} when that many distinct questions cannot be made
 */
export function generateQuestions({ seed, count }: { seed: number; count: number }): SeedQuestion[] {
  return questionsFrom(generators, { seed, count })
}
