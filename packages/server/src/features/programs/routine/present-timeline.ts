import type { Language, ProgramTimeline } from '@prostuti/contract'
import type { Learner, Timeline } from '../learner.ts'
import type { Program } from '../read-programs.ts'
import { presentDays, routineOf } from './routine-of.ts'

/** The days of a personalised program on their dates. */
export function presentTimeline(
  program: Program,
  timeline: Timeline,
  { learner, language }: { readonly learner: Learner; readonly language: Language },
): ProgramTimeline {
  const days = presentDays(routineOf(program, { timeline, ownStart: true }), { learner, language })
  return {
    program: String(program.id),
    started_on: timeline.startedOn,
    days: days.map(({ date, items }) => ({
      date: date!,
      exams: items.flatMap(({ exam }) => exam ?? []),
      routine: items.map(({ text }) => text),
    })),
  }
}
