import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour, minute } from './exam-template.ts'
import { type Slot, slotsAround } from './slots.ts'
import { templates } from './templates/index.ts'

/** Any instant of three years, in milliseconds. */
const anyInstant = fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2029, 8, 1) })

const slotsAt = (now: number): Slot[] => templates.flatMap(template => slotsAround(template, now))
const isRunning = (now: number) => (slot: Slot) => slot.start.getTime() <= now && now < slot.end.getTime()
const startsWithin = (now: number, ms: number) => (slot: Slot) =>
  slot.start.getTime() > now && slot.start.getTime() <= now + ms
const isOver = (now: number) => (slot: Slot) => slot.end.getTime() <= now
const onClock = (slot: Slot, options: Intl.DateTimeFormatOptions) =>
  slot.start.toLocaleString('en-GB', { timeZone: 'Asia/Dhaka', ...options })

describe('the demo’s exams', () => {
  it('are four of each free program, one kind of each other one, and a sample for visitors', () => {
    const programs = Object.groupBy(templates, ({ program }) => program ?? 'none')
    expect(Object.entries(programs).map(([program, list]) => [program, list?.length])).toEqual([
      ['bcs', 4],
      ['primary-teacher', 4],
      ['bank', 4],
      ['math-steps', 1],
      ['science-ict', 1],
      ['own-pace-math', 1],
      ['foundation', 1],
      ['none', 1],
    ])
  })

  it('differ in size, time, negative marks and cut, and some are for members', () => {
    const sizes = templates.map(({ questions }) => Object.values(questions).reduce((sum, count) => sum + count, 0))
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([15, 100])
    expect(new Set(templates.map(({ negativeMark }) => negativeMark))).toEqual(new Set([0, 250, 500]))
    expect(new Set(templates.map(({ membersOnly }) => membersOnly))).toEqual(new Set([true, false]))
    expect(new Set(templates.map(({ cutPercent }) => cutPercent))).toEqual(new Set([50, 40, null]))
    expect(new Set(templates.map(({ durationMs }) => durationMs)).size).toBeGreaterThanOrEqual(5)
  })

  it('leave everybody who joins at the start their whole time', () => {
    for (const { slug, openMs, durationMs } of templates) expect(openMs, slug).toBeGreaterThanOrEqual(durationMs)
  })

  it('offer one to sit at any instant, and another that starts within a quarter of an hour', () => {
    fc.assert(
      fc.property(anyInstant, now => {
        const ranked = slotsAt(now).filter(({ template }) => !template.isDemo)
        expect(ranked.some(isRunning(now))).toBe(true)
        expect(ranked.some(startsWithin(now, 15 * minute))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('announce several for the days to come, and keep several that are over', () => {
    fc.assert(
      fc.property(anyInstant, now => {
        const slots = slotsAt(now)
        expect(slots.filter(startsWithin(now, 7 * day)).length).toBeGreaterThanOrEqual(10)
        const days = slots.filter(startsWithin(now, 7 * day)).map(slot => onClock(slot, { dateStyle: 'short' }))
        expect(new Set(days).size).toBeGreaterThanOrEqual(3)
        expect(slots.filter(isOver(now)).length).toBeGreaterThanOrEqual(10)
        expect(slots.filter(isOver(now)).filter(({ template }) => template.examinees >= 2000).length).toBe(2)
      }),
      { numRuns: 500 },
    )
  })

  it('run without a gap and without a slot that is left out, each in its own order', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...templates), (now, template) => {
        const slots = slotsAround(template, now)
        expect(slots.filter(isOver(now))).toHaveLength(template.over)
        expect(slots.filter(slot => slot.start.getTime() > now)).toHaveLength(template.ahead)
        expect(slots.map(({ number }) => number)).toEqual(slots.map((_, place) => slots[0]!.number + place))
      }),
      { numRuns: 500 },
    )
  })

  it('are weekly on Friday morning and Saturday afternoon in Dhaka, summer and winter', () => {
    const begins = (slug: string, now: number) => {
      const slot = slotsAt(now).find(({ template }) => template.slug === slug)!
      return onClock(slot, { weekday: 'long', hour: '2-digit', minute: '2-digit' })
    }
    for (const now of [Date.UTC(2026, 0, 15), Date.UTC(2027, 6, 15) + 5 * hour]) {
      expect(begins('bcs-weekly', now)).toBe('Friday 10:00')
      expect(begins('primary-weekly', now)).toBe('Saturday 16:00')
    }
  })

  it('have titles without a date or a time, which every list says beside them', () => {
    const titles = templates.flatMap(({ title }) => Object.values(title))
    const dated =
      /\p{Nd}{1,2}\s*:\s*\p{Nd}{2}|\p{Nd}+\s+\p{L}+bers?|জানুয়ারি|নভেম্বর|January|November|সকাল|দুপুর|সন্ধ্যা|\b[ap]m\b/u
    expect(titles.filter(title => dated.test(title))).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })
})
