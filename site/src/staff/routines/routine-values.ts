import type { Category, StaffRoutine } from '@prostuti/contract'
import { practiceCount } from '@prostuti/contract/study/bounds'
import type { NewRoutine } from '@prostuti/sdk/programs'
import type { Stored } from '../foundation/form/index.ts'

export interface LineValues {
  readonly bn: string
  readonly en: string
  /** The exam that it leads to. */
  readonly exam: string | null
  /** What it lets practise; null: nothing. */
  readonly practice: PracticeValues | null
}

export interface PracticeValues {
  /** Null: not chosen yet. */
  readonly category: string | null
  /** Questions; NaN: none is written. */
  readonly count: number
}

export interface EntryValues {
  /** Tells the rows of one form apart. */
  readonly row: number
  readonly title_bn: string
  readonly title_en: string
  /** Days after the entry before; NaN: none is written. */
  readonly interval: number
  readonly lines: readonly LineValues[]
}

/** A routine's fields as its form has them. */
export interface RoutineValues extends Readonly<Record<string, unknown>> {
  readonly program: string | null
  /** `YYYY-MM-DD`; empty: not set. */
  readonly starts_on: string
  readonly entries: readonly EntryValues[]
}

export const emptyLine: LineValues = { bn: '', en: '', exam: null, practice: null }
export const emptyPractice: LineValues = { ...emptyLine, practice: { category: null, count: practiceCount.default } }

/** The specification's defaults: the first entry stands at the start, a new one a day after the one before. */
export const firstEntry: EntryValues = { row: 0, title_bn: '', title_en: '', interval: 0, lines: [] }
export const newEntry = (entries: readonly EntryValues[]): EntryValues => ({
  ...firstEntry,
  interval: entries.length === 0 ? 0 : 1,
  row: Math.max(-1, ...entries.map(({ row }) => row)) + 1,
})

export function toStored({ program, revision, starts_on, exams }: StaffRoutine): Stored<RoutineValues> {
  return {
    version: revision,
    values: {
      program: program.id,
      starts_on: starts_on ?? '',
      entries: exams.map(({ title, interval, routine }, row) => ({
        row,
        ...{ title_bn: title.bn, title_en: title.en, interval },
        lines: routine.map(({ text, exam, practice }) => ({
          ...text,
          exam: exam?.id ?? null,
          practice: practice && { category: practice.category.id, count: practice.count },
        })),
      })),
    },
  }
}

/** What the server is told of a form. */
export function toBody({ starts_on, entries }: RoutineValues): Pick<NewRoutine, 'starts_on' | 'exams'> {
  return {
    starts_on: starts_on || null,
    exams: entries.map(({ title_bn, title_en, interval, lines }) => ({
      title: { bn: title_bn, en: title_en },
      interval,
      routine: lines.map(({ bn, en, exam, practice }) => ({
        text: { bn, en },
        exam,
        practice: practiceBody(practice),
      })),
    })),
  }
}

const practiceBody = (practice: PracticeValues | null) =>
  practice && practice.category !== null ? { category: practice.category, count: practice.count } : null

/** A practice by the name of its topic, until somebody writes another text. */
export function named(line: LineValues, category: string | null, names: readonly CategoryName[]): LineValues {
  const nameOf = (id: string | null | undefined) => names.find(each => each.id === id)?.name ?? { bn: '', en: '' }
  const [before, after] = [nameOf(line.practice?.category), nameOf(category)]
  const isOwn = line.bn !== '' && line.bn !== before.bn
  const practice = { count: line.practice?.count ?? practiceCount.default, category }
  return { ...line, practice, ...(!isOwn && { bn: after.bn, en: after.en }) }
}

type CategoryName = Pick<Category, 'id' | 'name'>

/** Which of its two fields are wrong. */
export const practiceFaults = ({ category, count }: PracticeValues): ('category' | 'count')[] => [
  ...(category === null ? (['category'] as const) : []),
  ...(count >= practiceCount.min && count <= practiceCount.max ? [] : (['count'] as const)),
]

/** The entry at `from` stands at `to`, the others close up. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

const dayMs = 24 * 60 * 60 * 1000

/** The days (`YYYY-MM-DD`) on which entries fall that begin on `start`; an interval that is not written counts as none. */
export function datesOf(start: string, entries: readonly Pick<EntryValues, 'interval'>[]): string[] {
  let at = Date.parse(start)
  return entries.map(({ interval }) => {
    at += (Number.isNaN(interval) ? 0 : interval) * dayMs
    return new Date(at).toISOString().slice(0, 10)
  })
}
