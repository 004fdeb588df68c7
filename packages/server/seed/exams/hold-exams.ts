import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { approved } from '../../src/exams/exam.ts'
import { publishPaper } from '../../src/exams/publish-paper.ts'
import { attempts, exams } from '../../src/exams/tables.ts'
import { categories, questions } from '../../src/questions/tables.ts'
import { type Slot, slotName, slotsAround } from './slots.ts'
import { type ExamTemplate, templates } from './templates.ts'

/** How many past slots each template has to show in the archive. */
const archivedSlots: Record<string, number> = { 'bcs-model-test': 2, 'quick-test': 1, sample: 0 }

const graceMs = 120_000

/**
 * Makes the exams that should run or be about to start now, and clears away past ones that nobody sat. Many processes
 * may do it at once: a slot's name is unique.
 */
export async function holdExams(db: Database, now: number): Promise<void> {
  for (const template of templates) {
    const slots = slotsAround(template, now, archivedSlots[template.slug] ?? 0)
    await clearUnsat(db, template, slots)
    const known = await knownSlots(db, slots)
    for (const slot of slots) if (!known.has(slotName(slot))) await hold(db, slot)
  }
}

async function knownSlots({ orm }: Database, slots: readonly Slot[]): Promise<Set<string | null>> {
  const rows = await orm
    .select({ name: exams.demoSlot })
    .from(exams)
    .where(inArray(exams.demoSlot, slots.map(slotName)))
  return new Set(rows.map(row => row.name))
}

async function hold(db: Database, slot: Slot): Promise<void> {
  const ids = await chooseQuestions(db, slot.template)
  const [exam] = await db.orm
    .insert(exams)
    .values(examOf(slot, ids.length))
    .onConflictDoNothing({ target: exams.demoSlot })
    .returning({ id: exams.id, title: exams.title })
  if (!exam) return
  await publishPaper(db, { ...exam, version: 1 }, ids)
  // Only now is the exam seen: an exam without its paper must never be joined.
  await db.orm.update(exams).set({ questionState: approved }).where(eq(exams.id, exam.id))
}

function examOf({ template, number, start, end }: Slot, totalQuestions: number): typeof exams.$inferInsert {
  const opensAtEnd = new Date(end.getTime() + graceMs)
  return {
    title: {
      bn: `${template.title.bn}, ${dayOf(start, 'bn-BD')}`,
      en: `${template.title.en}, ${dayOf(start, 'en-GB')}`,
    },
    description: template.description,
    syllabus: [],
    startTime: start,
    endTime: end,
    durationMs: template.durationMs,
    graceMs,
    totalQuestions,
    negativeMark: template.negativeMark,
    cutMark: template.cutPercent === null ? null : totalQuestions * 10 * template.cutPercent,
    isDemo: template.isDemo,
    membersOnly: template.membersOnly,
    questionState: 0,
    resultVisibility: template.resultAt === 'once' ? start : opensAtEnd,
    standingVisibility: opensAtEnd,
    solutionVisibility: opensAtEnd,
    demoSlot: slotName({ template, number }),
  }
}

/** With a space that does not break: a day apart from its month reads badly at the end of a line. */
function dayOf(start: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', day: 'numeric', month: 'long' })
  return format.format(start).replaceAll(' ', '\u00a0')
}

/** The hand-written ones first, so that everybody meets the best of the bank; passages come whole. */
async function chooseQuestions({ orm }: Database, template: ExamTemplate): Promise<bigint[]> {
  const chosen: bigint[] = []
  for (const [subject, count] of Object.entries(template.questions)) {
    const rows = await orm
      .select({ id: questions.id })
      .from(questions)
      .innerJoin(categories, eq(categories.id, questions.categoryId))
      .where(eq(categories.slug, subject))
      .orderBy(asc(questions.slug))
      .limit(count)
    chosen.push(...rows.map(row => row.id))
  }
  return chosen
}

/** Past slots that nobody took part in, so that a demo left running does not pile them up. */
async function clearUnsat({ orm }: Database, template: ExamTemplate, keep: readonly Slot[]): Promise<void> {
  const sat = orm.select({ one: sql`1` }).from(attempts).where(eq(attempts.examId, exams.id))
  await orm
    .delete(exams)
    .where(
      and(
        isNotNull(exams.demoSlot),
        sql`${exams.demoSlot} like ${`${template.slug}/%`}`,
        lt(exams.endTime, keep[0]!.start),
        notExists(sat),
      ),
    )
}
