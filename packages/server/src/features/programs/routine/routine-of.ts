import type { RoutineDay } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { Enrollment } from '../learner.ts'
import { hasOwnStart } from '../own-start.ts'
import type { Program, RoutineEntry } from '../read-programs.ts'
import { doneLines } from './done-lines.ts'
import { presentLine, type RoutineReader } from './present-line.ts'
import { datesFrom, extendedDates, offsetsOf } from './routine-dates.ts'

/** A program's routine on the dates that it has for one person. Days are `YYYY-MM-DD`, in Dhaka. */
export interface DatedRoutine {
  /** Each person's days begin when they say. */
  readonly isPersonalized: boolean
  /** Null: a personalised program that this person has not begun, or one without a start. */
  readonly startedOn: string | null
  /** In order; a date is null where `startedOn` is. */
  readonly days: readonly { readonly entry: RoutineEntry; readonly offset: number; readonly date: string | null }[]
  /** Rises whenever a date may have moved. */
  readonly revision: number
}

export function routineOf(
  program: Program,
  enrollment: Pick<Enrollment, 'timeline' | 'ownStart'> | undefined,
): DatedRoutine {
  const { routine, startsOn, routineRevision } = program
  const isPersonalized = hasOwnStart(program, enrollment)
  const intervals = routine.map(({ interval }) => interval)
  const offsets = offsetsOf(intervals)
  const timeline = isPersonalized ? enrollment?.timeline : undefined
  const startedOn = isPersonalized ? (timeline?.startedOn ?? null) : startsOn
  const dates = timeline
    ? extendedDates(timeline.days, intervals)
    : startedOn === null
      ? []
      : datesFrom(startedOn, intervals)
  return {
    isPersonalized,
    startedOn,
    days: routine.map((entry, index) => ({ entry, offset: offsets[index]!, date: dates[index] ?? null })),
    revision: routineRevision + (timeline?.revision ?? 0),
  }
}

export function presentDays({ days, isPersonalized }: DatedRoutine, reader: RoutineReader): RoutineDay[] {
  const { language, practised = new Map() } = reader
  const dated = days.map(({ entry: { items }, date }) => ({ items, date }))
  const done = doneLines(dated, practised)
  return days.map(({ entry: { number, title, items }, offset, date }) => ({
    number,
    offset,
    date,
    title: inLanguage(title, language),
    items: items.map(line => presentLine(line, reader, { isDone: done.has(line), isOwnPace: isPersonalized })),
  }))
}

/** The ids of all topics that these programs let practise. */
export const practisedTopics = (programs: readonly Pick<Program, 'routine'>[]): number[] => [
  ...new Set(
    programs.flatMap(({ routine }) =>
      routine.flatMap(({ items }) => items.flatMap(({ practice }) => practice?.topic.id ?? [])),
    ),
  ),
]
