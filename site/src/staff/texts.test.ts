import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' })
const rooms = Object.keys(files).flatMap(path => /\/bn\/([\w-]+)\.json$/.exec(path)?.[1] ?? [])
const texts = (language: 'bn' | 'en', room: string) => files[`./locales/${language}/${room}.json`] ?? {}
const stems = (all: object) => [...new Set(Object.keys(all).map(key => key.replace(/_(one|other)$/, '')))].sort()
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

test('there are rooms, each in both languages', () => {
  expect(rooms).toContain('frame')
  expect(Object.keys(files)).toHaveLength(rooms.length * 2)
})

test.each(rooms)('%s says everything in Bangla and in English, with the same figures', room => {
  const [bangla, english] = [texts('bn', room), texts('en', room)]
  expect(stems(bangla)).toEqual(stems(english))
  for (const [key, text] of Object.entries(bangla))
    expect(holes(text), key).toEqual(holes(english[key] ?? english[`${key}_other`] ?? ''))
})

/** Names and keys that Bangla writes in Latin letters too. */
const latinWords = new Set([
  'csv',
  'prt',
  'google',
  'sheet',
  'javascript',
  'json',
  'jsonl',
  'html',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'xlsx',
  'gift',
  'aiken',
  'moodle',
  'xml',
  'qti',
  'tex',
  'https',
  'ctrl',
  'pem',
  'jwk',
])

test.each(rooms)('%s says nothing in English where it speaks Bangla', room => {
  const english = Object.entries(texts('bn', room)).flatMap(([key, text]) => {
    const words = text.replaceAll(/\{\{.*?\}\}/g, '').match(/[A-Za-z]{3,}/g) ?? []
    return words.some(word => !latinWords.has(word.toLowerCase())) ? [[key, text]] : []
  })
  expect(english).toEqual([])
})

test('no key is in two rooms, nor in a room and the frame: a screen has them all in one', () => {
  const keys = rooms.flatMap(room => stems(texts('bn', room)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
