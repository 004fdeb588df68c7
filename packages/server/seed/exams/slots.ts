import type { ExamTemplate } from './templates.ts'

/** Dhaka is six hours ahead of UTC all year: slots begin on its round hours. */
const dhakaOffsetMs = 6 * 3_600_000

/** Slots are numbered from the first day of 2026 in Dhaka. */
const firstDay = Date.UTC(2026, 0, 1) - dhakaOffsetMs

/** One time that a template is held. */
export interface Slot {
  readonly template: ExamTemplate
  /** Counted from 1. */
  readonly number: number
  readonly start: Date
  readonly end: Date
}

export function slotAt(template: ExamTemplate, number: number): Slot {
  const start = firstDay + (number - 1) * template.everyMs
  return { template, number, start: new Date(start), end: new Date(start + template.openMs) }
}

/** The slots of a template that run at this instant, the next one, and so many past ones, oldest first. */
export function slotsAround(template: ExamTemplate, now: number, past: number): Slot[] {
  const current = Math.floor((now - firstDay) / template.everyMs) + 1
  const running = Math.ceil(template.openMs / template.everyMs)
  const first = current - running + 1 - past
  return Array.from({ length: running + 1 + past }, (_, index) => slotAt(template, first + index))
}

/** How a slot is called in the database. */
export function slotName({ template, number }: Pick<Slot, 'template' | 'number'>): string {
  return `${template.slug}/${number}`
}
