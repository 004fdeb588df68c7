import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { onlyRepeats } from '../src/features/questions/only-repeats.ts'
import { renderRichText } from '../src/features/questions/rendering/render-question.ts'
import { questionsFrom } from './generators/generate-questions.ts'
import { generateQuestions, generators } from './generators/index.ts'
import { pictureTag } from './picture-tag.ts'
import {
  handWrittenQuestions,
  inLanguage,
  type Localized,
  passages,
  type SeedQuestion,
  subjects,
} from './questions/index.ts'
import { inBanglaDigits } from './questions/seed-question.ts'

const generated = generateQuestions({ seed: 71, count: 1500 })
const languages = ['bn', 'en'] as const

/** Every text of a question, with the place it stands in. */
const textsOf = ({ text, options, explanation, picture }: SeedQuestion): Localized[] => [
  text,
  ...options,
  explanation,
  ...(picture ? [picture.alt] : []),
]

/** Formulas keep 0–9 and Latin letters; what is outside them is prose. */
const prose = (text: string) => text.replace(/\\\(.*?\\\)/gs, '').replace(/<[^>]*>/g, '')

const wordsAndOptions = ({ text, options, passage }: SeedQuestion) =>
  JSON.stringify([passage, inLanguage(text, 'bn'), options.map(option => inLanguage(option, 'bn')).toSorted()])

describe.each([
  ['the written questions', handWrittenQuestions],
  ['the generated questions', generated],
])('in %s', (_, questions) => {
  it('offers four different answers, in each language', () => {
    for (const language of languages)
      for (const { slug, options } of questions) {
        const seen = options.map(option => inLanguage(option, language).normalize('NFC').trim())
        expect(seen.filter(Boolean), slug).toHaveLength(4)
        expect(new Set(seen).size, slug).toBe(4)
      }
  })

  it('has one key that is among the options, and says why it is right', () => {
    for (const { slug, correct, explanation, options } of questions) {
      expect(options[correct], slug).toBeDefined()
      for (const language of languages) expect(inLanguage(explanation, language).length, slug).toBeGreaterThan(5)
    }
  })

  it('explains more than which answer is right', () => {
    for (const { slug, text, correct, explanation, options } of questions)
      for (const language of languages) {
        const said = [text, options[correct]!].map(each => inLanguage(each, language))
        expect(onlyRepeats(inLanguage(explanation, language), said), slug).toBe(false)
      }
  })

  it('speaks both languages, or examines one of them', () => {
    for (const question of questions) {
      const examinesLanguage = question.subject === 'bangla' || question.subject === 'english'
      if (examinesLanguage)
        expect(
          textsOf(question).every(text => typeof text === 'string'),
          question.slug,
        ).toBe(true)
      else {
        expect(inLanguage(question.text, 'en'), question.slug).not.toMatch(/[\u0980-\u09ff]/)
        expect(inLanguage(question.text, 'bn'), question.slug).toMatch(/[\u0980-\u09ff]/)
        expect(inLanguage(question.explanation, 'en'), question.slug).not.toMatch(/[\u0980-\u09ff]/)
      }
    }
  })

  it('writes Bangla figures in Bangla prose', () => {
    for (const question of questions.filter(({ subject }) => subject !== 'english'))
      for (const text of textsOf(question)) {
        const withoutNames = prose(inLanguage(text, 'bn')).replace(/[A-Za-z][\w’]*/g, '')
        expect(withoutNames, question.slug).not.toMatch(/[0-9]/)
      }
  })

  it('stores every text in NFC, without invisible or doubled spaces', () => {
    for (const question of questions)
      for (const text of textsOf(question).flatMap(text => languages.map(language => inLanguage(text, language)))) {
        expect(text, question.slug).toBe(text.normalize('NFC').trim())
        expect(text, question.slug).not.toMatch(/ {2}|[\u00a0\u200b\ufeff]/)
      }
  })

  it('can be set in type, every formula of it', () => {
    for (const question of questions)
      for (const text of textsOf(question).flatMap(text => languages.map(language => inLanguage(text, language))))
        expect(renderRichText(text), question.slug).not.toMatch(/<code>|\\[a-z([]/)
  })

  it('asks nothing twice and names nothing twice', () => {
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length)
    expect(new Set(questions.map(wordsAndOptions)).size).toBe(questions.length)
  })

  it('spreads its keys, so that guessing one letter pays nothing', () => {
    for (const position of [0, 1, 2, 3]) {
      const share = questions.filter(({ correct }) => correct === position).length / questions.length
      expect(share, `position ${position}`).toBeLessThan(0.35)
      expect(share, `position ${position}`).toBeGreaterThan(0.15)
    }
  })
})

describe('what the written questions lean on', () => {
  it('covers every subject of the syllabus', () => {
    const covered = new Set(handWrittenQuestions.map(({ subject }) => subject))
    expect([...covered].toSorted()).toEqual(Object.keys(subjects).toSorted())
    expect(handWrittenQuestions.length).toBeGreaterThanOrEqual(340)
  })

  it('finds every passage that a question names, and uses every passage', () => {
    const named = new Set(handWrittenQuestions.flatMap(({ passage }) => passage ?? []))
    expect([...named].toSorted()).toEqual(passages.map(({ slug }) => slug).toSorted())
  })

  it('finds every picture, with a size and words for those who cannot see it', () => {
    const pictures = handWrittenQuestions.flatMap(({ picture }) => picture ?? [])
    expect(pictures.length).toBeGreaterThanOrEqual(2)
    for (const { file, alt } of pictures) {
      const address = new URL(`./pictures/${file}`, import.meta.url)
      expect(existsSync(address), file).toBe(true)
      expect(readFileSync(address, 'utf8')).toMatch(/<svg [^>]*width="\d+" height="\d+"/)
      expect(typeof alt).toBe('object')
    }
  })

  it('writes the figures of a picture in the digits of the language', async () => {
    for (const { picture } of handWrittenQuestions) {
      if (!picture) continue
      const figures = async (language: 'bn' | 'en') => {
        const [, encoded] = /base64,([^"]+)"/.exec(await pictureTag(picture, language))!
        const svg = Buffer.from(encoded!, 'base64').toString()
        return [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, words]) => words).join(' ')
      }
      const [bangla, english] = [await figures('bn'), await figures('en')]
      expect(bangla).toMatch(/[০-৯]/)
      expect(bangla).not.toMatch(/[0-9]/)
      expect(inBanglaDigits(english)).toBe(bangla)
    }
  })

  it('pins an option that speaks of the others, and pins it last', () => {
    for (const { slug, options, pinned } of handWrittenQuestions) {
      const speaksOfAll = options.findIndex(option => /উপরের সব|All of the above/.test(inLanguage(option, 'bn')))
      expect(pinned, slug).toEqual(speaksOfAll < 0 ? undefined : [3])
      if (speaksOfAll >= 0) expect(speaksOfAll, slug).toBe(3)
    }
  })
})

describe('the generators', () => {
  it('are many and each has something to give', () => {
    expect(generators.length).toBeGreaterThanOrEqual(30)
    const used = new Set(generated.map(({ slug }) => slug.replace(/-[0-9a-f]{10}$/, '')))
    expect([...used].toSorted()).toEqual(generators.map(({ name }) => name).toSorted())
  })

  it('give the same questions for the same seed, and others for another', () => {
    expect(generateQuestions({ seed: 71, count: 1500 })).toEqual(generated)
    expect(generateQuestions({ seed: 72, count: 50 })).not.toEqual(generated.slice(0, 50))
  })

  it('refuse to repeat themselves when asked for more than they know', () => {
    const sevenHeroes = generators.filter(({ name }) => name === 'bir-sreshtho')
    expect(questionsFrom(sevenHeroes, { seed: 1, count: 7 })).toHaveLength(7)
    expect(() => questionsFrom(sevenHeroes, { seed: 1, count: 8 })).toThrow(RangeError)
  })
})
