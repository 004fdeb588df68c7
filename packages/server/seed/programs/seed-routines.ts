import { and, eq, isNotNull, like, or, sql } from 'drizzle-orm'
import { approved } from '../../src/features/exams/exam.ts'
import { exams } from '../../src/features/exams/tables/exams.ts'
import { datesFrom } from '../../src/features/programs/routine/routine-dates.ts'
import { programRoutineDays } from '../../src/features/programs/tables.ts'
import { categories } from '../../src/features/questions/tables/questions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { dhakaDay } from '../../src/platform/dhaka-day.ts'
import { templates } from '../exams/templates/index.ts'
import { demoPrograms } from './index.ts'
import type { DaySeed, ProgramSeed } from './program-seed.ts'
import { cycleStart } from './seed-programs.ts'

type DayRow = typeof programRoutineDays.$inferInsert

/** The id of the exam of this template that is held on this day, or of this slot. */
type FindExam = (exam: string, day: string) => number | undefined

/** What the days of a routine lead to. */
interface Targets {
  readonly findExam: FindExam
  /** The categories of subjects, by their slugs. */
  readonly subjects: ReadonlyMap<string, Pick<typeof categories.$inferSelect, 'id' | 'name'>>
}

/** Writes the routines, each day with the exam that is held on its date as soon as it is announced. Writes what differs alone. */
export async function seedRoutines({ orm }: Database, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  const known = await orm.select({ slug: categories.slug, id: categories.id, name: categories.name }).from(categories)
  const targets = { findExam: await readExams(orm), subjects: new Map(known.map(each => [each.slug, each])) }
  const rows = demoPrograms.flatMap(program => daysOf(program, ids.get(program.slug)!, targets, now))
  await orm
    .insert(programRoutineDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [programRoutineDays.programId, programRoutineDays.number],
      set: { items: sql`excluded.items` },
      setWhere: sql`${programRoutineDays.items} <> excluded.items`,
    })
}

function daysOf({ routine, start }: ProgramSeed, programId: number, targets: Targets, now: number): DayRow[] {
  const dates = datesFrom(
    cycleStart(now),
    routine.map(({ interval }) => interval),
  )
  return routine.map((day, index) => ({
    programId,
    number: index + 1,
    interval: day.interval,
    title: day.title,
    items: [
      ...day.lines.map(text => ({ text })),
      ...practiceLines(day, targets),
      ...examLines(day, targets, start === 'cycle' ? dates[index]! : ''),
    ],
  }))
}

function practiceLines({ practice }: DaySeed, { subjects }: Targets): DayRow['items'] {
  const subject = practice && subjects.get(practice.subject)
  return practice && subject ? [{ text: subject.name, practice: { category: subject.id, count: practice.count } }] : []
}

/** The exam of the day has a line of its own, which leads there once the exam is announced. */
function examLines({ exam: name }: DaySeed, { findExam }: Targets, date: string): DayRow['items'] {
  const template = name && templates.find(({ slug }) => slug === name.split('/')[0])
  if (!name || !template) return []
  const exam = findExam(name, date)
  return [{ text: template.title, ...(exam && { exam }) }]
}

/** Every exam of a template that a routine names. */
async function readExams(orm: Database['orm']): Promise<FindExam> {
  const wanted = [...new Set(demoPrograms.flatMap(({ routine }) => routine.flatMap(({ exam }) => exam ?? [])))]
  const templates = [...new Set(wanted.map(name => name.split('/')[0]!))]
  const rows = await orm
    .select({ id: exams.id, slot: exams.demoSlot, startTime: exams.startTime })
    .from(exams)
    .where(
      and(
        eq(exams.questionState, approved),
        isNotNull(exams.demoSlot),
        or(...templates.map(template => like(exams.demoSlot, `${template}/%`))),
      ),
    )
  const found = new Map<string, number>()
  for (const { id, slot, startTime } of rows) {
    found.set(slot!, id)
    found.set(`${slot!.split('/')[0]} ${dhakaDay(startTime.getTime())}`, id)
  }
  return (exam, day) => found.get(exam) ?? found.get(`${exam} ${day}`)
}
