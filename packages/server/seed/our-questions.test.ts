import { describe, expect, it } from 'vitest'
import { fingerprint } from '../src/features/questions/dedupe.ts'
import { renderRichText } from '../src/features/questions/rendering/render-question.ts'
import { bankSize } from './bank-size.ts'
import { ourQuestions } from './our-questions.ts'
import { inLanguage, type SeedQuestion, subjects } from './questions/index.ts'

const bank = ourQuestions()

const keyed = ({ options, correct }: SeedQuestion) => inLanguage(options[correct]!, 'bn')
const kindOf = ({ slug }: SeedQuestion) => slug.replace(/-[0-9a-f]{10}$/, '')

/** What a question is about: its figures, its formulas and what it quotes, in any order. */
const specific = /\\\(.*?\\\)|[‘“].*?[’”]|[0-9০-৯]+/gs
const specificsOf = (text: string) => (text.match(specific) ?? []).toSorted().join(' ')
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function alike(a: string, b: string): number {
  const [one, other] = [new Set(wordsOf(a.replace(specific, ' '))), new Set(wordsOf(b.replace(specific, ' ')))]
  const shared = [...one].filter(word => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

/** Two questions of different kinds that ask for the same of the same, in nearly the same words. */
function areNearlyTheSame(a: SeedQuestion, b: SeedQuestion): boolean {
  const [one, other] = [inLanguage(a.text, 'bn'), inLanguage(b.text, 'bn')]
  return keyed(a) === keyed(b) && specificsOf(one) === specificsOf(other) && alike(one, other) >= 0.5
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one, place) => list.slice(place + 1).map((other): [T, T] => [one, other]))
}

/** Only what has the same answer can ask the same. */
const withOneAnswer = Object.values(Object.groupBy(bank, keyed)).map(group => group ?? [])

const slugsOf = (found: [SeedQuestion, SeedQuestion][]) => found.map(pair => pair.map(({ slug }) => slug))

describe('the bank that a learner finds', () => {
  it('holds more than 2,000 questions, and enough of every subject', () => {
    expect(bank.length).toBe(bankSize)
    for (const subject of Object.keys(subjects))
      expect(bank.filter(question => question.subject === subject).length, subject).toBeGreaterThanOrEqual(14)
  })

  it('asks nothing twice, whatever the order of the options and the dress of the text', () => {
    const prints = bank.map(({ text, options, passage }) =>
      fingerprint({
        text: renderRichText(inLanguage(text, 'bn')),
        options: options.map(option => renderRichText(inLanguage(option, 'bn'))),
        passage: passage ?? '',
      }),
    )
    expect(new Set(prints).size).toBe(bank.length)
  })

  it('asks nothing twice in other words', () => {
    const near = withOneAnswer.flatMap(pairs).filter(([a, b]) => kindOf(a) !== kindOf(b) && areNearlyTheSame(a, b))
    expect(slugsOf(near)).toEqual([])
  })

  it('asks for other figures or names each time it asks a thing of one kind', () => {
    const inOrder = ({ text }: SeedQuestion) => wordsOf(inLanguage(text, 'bn')).toSorted().join(' ')
    const families = Object.values(Object.groupBy(bank, kindOf)).map(family => family ?? [])
    const same = families.flatMap(pairs).filter(([a, b]) => inOrder(a) === inOrder(b))
    expect(slugsOf(same)).toEqual([])
  })

  it('would notice a question that was written twice', () => {
    const [original] = bank.filter(({ slug }) => slug === 'math-007')
    const again = { ...original!, text: 'ক একটি কাজ ১২ দিনে ও খ ২৪ দিনে করতে পারে। তারা একত্রে কাজটি কত দিনে করবে?' }
    expect(areNearlyTheSame(original!, again)).toBe(true)
    expect(areNearlyTheSame(original!, { ...again, text: again.text.replace('২৪', '৩৬') })).toBe(false)
  })

  it('explains in every language why the key is right, and names no place of an option', () => {
    for (const { slug, text, options, explanation } of bank)
      for (const language of ['bn', 'en'] as const) {
        for (const part of [text, ...options, explanation]) expect(inLanguage(part, language).trim(), slug).not.toBe('')
        expect(inLanguage(explanation, language), slug).not.toMatch(/বিকল্প [কখগঘ](?!\p{L})|option [A-D]\b/u)
      }
  })
})
