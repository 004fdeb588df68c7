import { expect, test } from 'vitest'
import { languageChoice, languageLink } from './language-choice.ts'

const page = new URL('http://x.example/exam/join?id=3')

test('changing the language keeps the page and its exam', () => {
  expect(languageLink(page, 'en')).toBe('?id=3&language=en')
  expect(languageChoice(new URL(languageLink(page, 'en'), page))).toEqual({ language: 'en', path: '/exam/join?id=3' })
})

test('an address without a language we speak changes nothing', () => {
  expect(languageChoice(page)).toBeNull()
  expect(languageChoice(new URL('http://x.example/?language=de'))).toBeNull()
})

test('changing the language never leads to another site', () => {
  expect(languageChoice(new URL('http://x.example//elsewhere.example?language=bn'))?.path).toBe('/elsewhere.example')
})
