import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import type { ExamTemplate } from './exam-template.ts'

/** Slots are numbered from the first day of 2026 in Dhaka, a Thursday, and begin on its round hours. */
const firstDay = startOfDhakaDay('2026-01-01')

/** One time that a template is held. */
export interface Slot {
  readonly template: ExamTemplate
  /** Counted from 1. */
  readonly number: number
  readonly start: Date
  readonly end: Date
}

export function slotAt(template: ExamTemplate, number: number): Slot {
  const start = firstDay + template.phaseMs + (number - 1) * template.everyMs
  return { template, number, start: new Date(start), end: new Date(start + template.openMs) }
}

/** The slots of a template that are held at this instant, its next ones, and its last ones that are over; oldest first. */
export function slotsAround(template: ExamTemplate, now: number): Slot[] {
  if (template.stays) return Array.from({ length: template.over }, (_, index) => slotAt(template, index + 1))
  const begun = Math.floor((now - firstDay - template.phaseMs) / template.everyMs) + 1
  const running = countRunning(template, begun, now)
  const first = begun + 1 - running - template.over
  return Array.from({ length: template.over + running + template.ahead }, (_, index) => slotAt(template, first + index))
}

/** Slots may overlap when they stay open longer than the next one waits. */
function countRunning(template: ExamTemplate, begun: number, now: number): number {
  let count = 0
  while (slotAt(template, begun - count).end.getTime() > now) count++
  return count
}

/** How a slot is called in the database. */
export function slotName({ template, number }: Pick<Slot, 'template' | 'number'>): string {
  return `${template.slug}/${number}`
}
