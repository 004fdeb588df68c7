import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour, minute } from './exam-template.ts'
import { slotTitle } from './slot-title.ts'
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
  it('are twelve on three shelves, four on each, and a sample for visitors', () => {
    const shelves = Object.groupBy(templates, ({ program }) => program ?? 'none')
    expect(Object.entries(shelves).map(([shelf, list]) => [shelf, list?.length])).toEqual([
      ['bcs', 4],
      ['primary-teacher', 4],
      ['bank', 4],
      ['none', 1],
    ])
  })

  it('differ in size, time, negative marks and cut, and some are for members', () => {
    const sizes = templates.map(({ questions }) => Object.values(questions).reduce((sum, count) => sum + count, 0))
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([20, 100])
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

  it('are told apart by day, and by time where there are several on a day', () => {
    const titlesOf = (slug: string) => {
      const template = templates.find(each => each.slug === slug)!
      const [slot] = slotsAround(template, Date.UTC(2026, 10, 21, 12, 16)).slice(-1)
      return Object.values(slotTitle(slot!)).map(title => title.replaceAll('\u00a0', ' '))
    }
    expect(titlesOf('quick-test')).toEqual([
      'দশ মিনিটের কুইজ, ২১ নভেম্বর, সন্ধ্যা ৬:৩০',
      'Ten-minute Quiz, 21 November, 6:30 pm',
    ])
    expect(titlesOf('bcs-weekly')).toEqual([
      'বিসিএস সাপ্তাহিক পূর্ণাঙ্গ পরীক্ষা, ২৭ নভেম্বর',
      'BCS Weekly Full Test, 27 November',
    ])
    expect(new Set(templates.map(({ slug }) => titlesOf(slug)[0])).size).toBe(templates.length)
  })
})
