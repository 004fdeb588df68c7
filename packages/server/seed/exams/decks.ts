import type { SubjectSlug } from '../questions/index.ts'
import type { ExamTemplate } from './exam-template.ts'
import type { Slot } from './slots.ts'
import { templates } from './templates/index.ts'

/** So much of each subject's bank is asked in exams; the rest stays out of every paper, for study by oneself later (decision 0029). */
const shareOfExams = 2 / 3

/**
 * The places of a slot's questions of one subject in a bank of so many, counted from 0. A question of one exam is embargoed
 * everywhere until that exam is final, so those that stand side by side must share none: each template has a stretch of
 * the bank to itself, cut into decks, and its slots take one deck after the other.
 */
export function deckOf(
  { template, number }: Pick<Slot, 'template' | 'number'>,
  subject: string,
  bank: number,
): number[] {
  const count = wanted(template, subject)
  const { first, length } = stretchOf(template, subject, bank)
  const decks = Math.max(Math.floor(length / count), 1)
  const start = first + (number % decks) * count
  return Array.from({ length: count }, (_, place) => (start + place) % bank)
}

/** As much of the exams' part of the bank as a template's decks want of all decks; the largest papers first, where passages lie. */
function stretchOf(template: ExamTemplate, subject: string, bank: number): { first: number; length: number } {
  const inOrder = templates.toSorted((a, b) => wanted(b, subject) - wanted(a, subject))
  const needs = inOrder.map(each => each.decks * wanted(each, subject))
  const upTo = (place: number) => {
    const before = needs.slice(0, place).reduce((sum, need) => sum + need, 0)
    return Math.floor((examsPart(bank) * before) / placesOf(subject))
  }
  const place = inOrder.indexOf(template)
  return { first: upTo(place), length: upTo(place + 1) - upTo(place) }
}

/** So many questions of a bank of this size are for exams. */
export function examsPart(bank: number): number {
  return Math.floor(bank * shareOfExams)
}

/** How many questions of a subject all decks hold together: with fewer in the bank, exams share some. */
export function placesOf(subject: string): number {
  return templates.reduce((sum, template) => sum + template.decks * wanted(template, subject), 0)
}

function wanted({ questions }: ExamTemplate, subject: string): number {
  return questions[subject as SubjectSlug] ?? 0
}
