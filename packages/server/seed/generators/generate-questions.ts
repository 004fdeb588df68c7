import { createHash } from 'node:crypto'
import type { Localized, SeedQuestion } from '../questions/seed-question.ts'
import { inLanguage } from '../questions/seed-question.ts'
import type { Draft, Generator } from './generator.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'

const triesBeforeGivingUp = 200

/**
 * Distinct questions, round the generators in turn; the same seed gives the same ones.
 * @throws {RangeError} when the generators have no more questions to give than were asked for
 */
export function questionsFrom(
  generators: Generator[],
  { seed, count }: { seed: number; count: number },
): SeedQuestion[] {
  const random = createRandom(seed)
  const seen = new Set<string>()
  const questions: SeedQuestion[] = []
  let willing = [...generators]
  while (questions.length < count && willing.length > 0) {
    willing = willing.filter(generator => {
      if (questions.length === count) return true
      const question = unseenQuestion(generator, random, seen)
      if (question) questions.push(question)
      return question !== undefined
    })
  }
  if (questions.length < count) throw new RangeError(`The generators know ${questions.length} questions, not ${count}`)
  return questions
}

function unseenQuestion(generator: Generator, random: Random, seen: Set<string>): SeedQuestion | undefined {
  for (let tries = 0; tries < triesBeforeGivingUp; tries++) {
    const draft = generator.draft(random)
    const wrong = distinctFrom(draft.right, draft.wrong).slice(0, 3)
    const asked = wordsOf(draft.text)
    if (wrong.length < 3 || seen.has(asked)) continue
    seen.add(asked)
    return mixed(generator, draft, wrong, random)
  }
  return undefined
}

function mixed(generator: Generator, draft: Draft, wrong: Localized[], random: Random): SeedQuestion {
  const options = random.shuffle([draft.right, ...wrong])
  const { name, subject, difficulty, tags } = generator
  const { text, explanation } = draft
  const slug = `${name}-${shortHash([text, ...options].map(keyOf).join('|'))}`
  return {
    slug,
    subject,
    difficulty,
    text,
    options,
    correct: options.indexOf(draft.right),
    explanation,
    tags: [...tags],
  }
}

function distinctFrom(right: Localized, candidates: Localized[]): Localized[] {
  const seen = new Set([keyOf(right)])
  return candidates.filter(candidate => !seen.has(keyOf(candidate)) && seen.add(keyOf(candidate)))
}

/** In no order: the same figures the other way round ask the same again. */
const wordsOf = (text: Localized) => (keyOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted().join(' ')

const keyOf = (text: Localized) => inLanguage(text, 'bn')
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)
