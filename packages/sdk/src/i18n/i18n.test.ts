import { describe, expect, it } from 'vitest'
import * as auth from '../auth/messages.ts'
import * as billing from '../billing/messages.ts'
import * as core from '../core/messages.ts'
import * as exams from '../exams/messages.ts'
import { asciiDigits } from './digits.ts'
import {
  dhakaDay,
  dhakaHour,
  formatClock,
  formatDate,
  formatInstant,
  formatMarks,
  formatNumber,
  formatTime,
} from './format.ts'
import { createI18next } from './i18next.ts'
import { createTranslator, type Messages } from './translate.ts'

const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour, minute) - 6 * 3_600_000

describe('numbers', () => {
  it.each([
    [0, '০'],
    [999, '৯৯৯'],
    [1_000, '১,০০০'],
    [99_999, '৯৯,৯৯৯'],
    [100_000, '১,০০,০০০'],
    [18_46_012, '১৮,৪৬,০১২'],
    [123_45_67_890, '১,২৩,৪৫,৬৭,৮৯০'],
    [-1_234.5, '−১,২৩৪.৫'],
  ])('%d reads %s', (value, text) => {
    expect(formatNumber(value, 'bn')).toBe(text)
    expect(formatNumber(value, 'bn').replace('−', '-')).toBe(new Intl.NumberFormat('bn-BD').format(value))
  })

  it.each([
    [81.5, '৮১.৫০'],
    [100, '১০০.০০'],
    [66.667, '৬৬.৬৬৭'],
    [-0.25, '−০.২৫'],
    [0, '০.০০'],
  ])('%d marks read %s', (marks, text) => expect(formatMarks(marks, 'bn')).toBe(text))

  it('are understood in both digits', () => expect(asciiDigits('২০২৬-11-২১')).toBe('2026-11-21'))
})

describe('the countdown', () => {
  it.each([
    [3_723_000, '০১:০২:০৩'],
    [3_600_000, '০১:০০:০০'],
    [3_599_999, '০১:০০:০০'],
    [3_599_000, '৫৯:৫৯'],
    [60_000, '০১:০০'],
    [1, '০০:০১'],
    [0, '০০:০০'],
    [-5_000, '০০:০০'],
    [360_000_000, '১০০:০০:০০'],
  ])('%d ms before the end shows %s', (ms, text) => expect(formatClock(ms, 'bn')).toBe(text))
})

describe('the time of day', () => {
  const names = [
    ...Array(4).fill('রাত'),
    ...Array(2).fill('ভোর'),
    ...Array(6).fill('সকাল'),
    ...Array(4).fill('দুপুর'),
    ...Array(2).fill('বিকেল'),
    ...Array(2).fill('সন্ধ্যা'),
    ...Array(4).fill('রাত'),
  ] as string[]

  it.each(names.map((name, hour) => [hour, name] as const))(
    'hour %d belongs to %s, from its first minute to its last',
    (hour, name) => {
      const clock = new Intl.NumberFormat('bn').format(hour % 12 || 12)
      expect(formatTime(at(hour), 'bn')).toBe(`${name} ${clock}:০০`)
      expect(formatTime(at(hour, 59), 'bn')).toBe(`${name} ${clock}:৫৯`)
      expect(dhakaHour(at(hour))).toBe(hour)
    },
  )

  it.each(Array.from({ length: 24 }, (_, hour) => hour))('hour %d reads as in English', hour => {
    const theirs = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Dhaka' })
    const text = theirs.format(at(hour, 5)).replace(/\s/, ' ').toLowerCase()
    expect(formatTime(at(hour, 5), 'en')).toBe(text)
  })
})

describe('the date', () => {
  it('is Dhaka’s, also when it is still yesterday in London', () => {
    expect(formatDate('2026-11-20T18:00:00Z', 'bn')).toBe('২১ নভেম্বর ২০২৬')
    expect(formatDate('2026-11-20T17:59:59.999Z', 'bn')).toBe('২০ নভেম্বর ২০২৬')
    expect(formatDate('2026-12-31T18:00:00+00:00', 'en', { weekday: true })).toBe('Friday, 1 January 2027')
    expect(formatInstant('2026-11-21T04:00:00Z', 'bn')).toBe('২১ নভেম্বর ২০২৬, সকাল ১০:০০')
  })

  it('has the months and days that dictionaries have', () => {
    for (let month = 0; month < 12; month++) {
      const instant = Date.UTC(2026, month, 15)
      for (const language of ['bn', 'en'] as const) {
        const locale = language === 'bn' ? 'bn-BD' : 'en-GB'
        const theirs = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'Asia/Dhaka' }).format(instant)
        expect(formatDate(instant, language)).toContain(theirs)
        const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'Asia/Dhaka' }).format(instant)
        expect(formatDate(instant, language, { weekday: true })).toContain(weekday)
      }
    }
  })
})

const words = {
  bn: { 'player.left_one': '{{count}}টি প্রশ্ন বাকি', 'player.left_other': '{{count}}টি প্রশ্ন বাকি', hi: 'স্বাগতম, {{name}}' },
  en: {
    'player.left_one': '{{count}} question left',
    'player.left_other': '{{count}} questions left',
    hi: 'Hi, {{name}}',
  },
} as const

describe('words', () => {
  it('count in the language’s own digits and forms', () => {
    expect(createTranslator(words.bn, 'bn')('player.left', { count: 12 })).toBe('১২টি প্রশ্ন বাকি')
    expect(createTranslator(words.en, 'en')('player.left', { count: 1 })).toBe('1 question left')
    expect(createTranslator(words.en, 'en')('player.left', { count: 0 })).toBe('0 questions left')
  })

  it('take a name as it is, digits, braces and all', () => {
    expect(createTranslator(words.bn, 'bn')('hi', { name: '{{name}} $& 7' })).toBe('স্বাগতম, {{name}} $& 7')
  })

  it('that are missing are seen', () => {
    expect(createTranslator<Messages>(words.bn, 'bn')('player.nowhere')).toBe('player.nowhere')
    expect(createTranslator(words.bn, 'bn')('hi')).toBe('স্বাগতম, {{name}}')
  })

  it.each(['bn', 'en'] as const)('are the same from i18next in %s', async language => {
    const own = createTranslator<Messages>(words[language], language)
    const { t } = await createI18next(words, language)
    for (const count of [0, 1, 2, 1_000]) expect(t('player.left', { count })).toBe(own('player.left', { count }))
    expect(t('hi', { name: '<নুসরাত>' })).toBe(own('hi', { name: '<নুসরাত>' }))
  })

  it('take nobody’s device for a phone', () => {
    // The kind of a device that says it is one.
    const isKind = (key: string) => key === 'devices.phone'
    const said = [core, auth, billing, exams]
      .flatMap(({ bn, en }) => [...Object.entries(bn), ...Object.entries(en)])
      .flatMap(([key, text]) => (isKind(key) ? [] : [text]))
    expect(said.filter(text => /ফোন|মোবাইল|phone/i.test(text))).toEqual([])
  })

  it.each([
    ['core', core],
    ['auth', auth],
    ['billing', billing],
    ['exams', exams],
  ])('of %s are there in both languages, with the same values to fill in', (_, { bn, en }) => {
    const [bangla, english]: [Messages, Messages] = [bn, en]
    const holes = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
    expect(Object.keys(bangla).sort()).toEqual(Object.keys(english).sort())
    for (const key of Object.keys(english)) expect([key, holes(bangla[key])]).toEqual([key, holes(english[key])])
  })
})

describe('days', () => {
  it('begin at midnight in Dhaka', () => {
    expect(dhakaDay(Date.parse('2026-11-23T17:59:59Z'))).toBe('2026-11-23')
    expect(dhakaDay('2026-11-23T18:00:00Z')).toBe('2026-11-24')
  })
})
