import type { MergedEntry } from '@prostuti/contract'
import type { Sheet } from '@prostuti/contract/attempt'
import type { PaperKey } from '../../src/features/exams/papers/paper-store.ts'
import { optionsOf } from '../../src/features/exams/scoring/option-set.ts'
import type { Random } from '../generators/random.ts'

/** The one device on which a generated examinee sits. */
const device = 'demo'

/** How a question is: the logit at which half of those who try it are right. */
export type Difficulties = readonly number[]

export function drawDifficulties(random: Random, questions: number): Difficulties {
  return Array.from({ length: questions }, () => bell(random) * 0.9)
}

/** About normal, mean 0, deviation 1: the sum of twelve even chances. */
export function bell(random: Random): number {
  return Array.from({ length: 12 }, () => chance(random)).reduce((sum, part) => sum + part, -6)
}

export function chance(random: Random): number {
  return random.int(0, 999_999) / 1_000_000
}

/**
 * The sheet of a person with this ability (a logit, 0 in the middle) who took so long: the Rasch model with guessing.
 * Who does not know an answer leaves it out more often than not.
 */
export function fillSheet(
  random: Random,
  key: PaperKey,
  difficulties: Difficulties,
  { ability, takenMs }: { ability: number; takenMs: number },
): Sheet {
  const sheet: Sheet = new Map()
  const perQuestion = takenMs / key.questionIds.length
  key.questionIds.forEach((question, place) => {
    const knows = chance(random) < 1 / (1 + Math.exp(difficulties[place]! - ability))
    if (!knows && chance(random) < 0.55) return
    const answer = knows ? optionsOf(key.accepted[place]!)![0]! : random.int(0, key.optionCounts[place]! - 1)
    const at = Math.round(perQuestion * (place + chance(random)))
    sheet.set(question, { question, answer, at, seq: sheet.size + 1, device } satisfies MergedEntry)
  })
  return sheet
}
