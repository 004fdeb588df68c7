import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ourQuestions } from '../our-questions.ts'
import { deckOf, examsPart, placesOf } from './decks.ts'
import { day, minute } from './exam-template.ts'
import { type Slot, slotAt, slotName, slotsAround } from './slots.ts'
import { templates } from './templates/index.ts'

const bank = Object.groupBy(ourQuestions(), ({ subject }) => subject)
const subjects = Object.keys(bank) as (keyof typeof bank)[]
const sizeOf = (subject: keyof typeof bank) => bank[subject]!.length

/** Any instant of three years, in milliseconds. */
const anyInstant = fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2029, 8, 1) })

/** Grace, and five seconds more: then the last sheet is settled. */
const settledMs = 2 * minute + 5_000

const questionsOf = (slot: Slot) =>
  Object.keys(slot.template.questions).flatMap(subject =>
    deckOf(slot, subject, sizeOf(subject as keyof typeof bank)).map(place => `${subject} ${place}`),
  )
const isReadable = (now: number) => (slot: Slot) => slot.end.getTime() + settledMs < now
const isEmbargoed = (now: number) => (slot: Slot) => !isReadable(now)(slot) && slot.start.getTime() <= now + day

function readableAndEmbargoed(now: number) {
  const slots = templates.flatMap(template => slotsAround(template, now))
  return { readable: slots.filter(isReadable(now)), embargoed: slots.filter(isEmbargoed(now)) }
}

describe('the questions of the demo’s exams', () => {
  it('are enough for every deck, in each subject', () => {
    for (const subject of subjects)
      expect(examsPart(sizeOf(subject)), subject).toBeGreaterThanOrEqual(placesOf(subject))
  })

  it('leave a third of each subject out of every deck, for study', () => {
    for (const subject of subjects) {
      const slots = templates.flatMap(template =>
        Array.from({ length: template.decks }, (_, number) => ({ template, number })),
      )
      const asked = new Set(slots.flatMap(slot => deckOf(slot, subject, sizeOf(subject))))
      expect(sizeOf(subject) - asked.size, subject).toBeGreaterThanOrEqual(Math.ceil(sizeOf(subject) / 3))
    }
  })

  it('are asked once in an exam', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...templates), (now, template) => {
        for (const slot of slotsAround(template, now)) {
          const asked = questionsOf(slot)
          expect(new Set(asked).size, slotName(slot)).toBe(asked.length)
        }
      }),
    )
  })

  it('are in no other exam that runs or starts within a day while I read their solutions', () => {
    fc.assert(
      fc.property(anyInstant, now => {
        const { readable, embargoed } = readableAndEmbargoed(now)
        const withheld = new Set(embargoed.flatMap(questionsOf))
        const lost = readable.filter(slot => questionsOf(slot).some(question => withheld.has(question)))
        expect(lost.map(slotName)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('do not come up again in as many exams of the same kind as it has decks', () => {
    for (const template of templates) {
      const inRow = Array.from({ length: template.decks }, (_, later) => slotAt(template, 1000 + later))
      const asked = inRow.flatMap(questionsOf)
      expect(new Set(asked).size, template.slug).toBe(asked.length)
    }
  })

  it('are still asked once when the bank has only just enough for one exam', () => {
    for (const template of templates)
      for (const [subject, count] of Object.entries(template.questions)) {
        const places = deckOf({ template, number: 1000 }, subject, count)
        expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place))
      }
  })
})
