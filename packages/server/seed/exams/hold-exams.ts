import { examDefaults } from '@prostuti/contract'
import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { approved } from '../../src/features/exams/exam.ts'
import { publishPaper } from '../../src/features/exams/papers/publish-paper.ts'
import type { ReceiptSigner } from '../../src/features/exams/receipts/receipt-signer.ts'
import { attempts } from '../../src/features/exams/tables/attempts.ts'
import { exams } from '../../src/features/exams/tables/exams.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inLanguage, type SubjectSlug, subjects } from '../questions/index.ts'
import { inBanglaDigits } from '../questions/seed-question.ts'
import { type ChooseQuestions, createChooseQuestions } from './choose-questions.ts'
import type { ExamTemplate } from './exam-template.ts'
import { type Slot, slotName, slotsAround } from './slots.ts'
import { templates } from './templates/index.ts'
import { unlessBusy } from './unless-busy.ts'

/** What holding an exam needs besides its slot. */
export interface Holding {
  readonly now: number
  readonly programIds: ReadonlyMap<string, number>
  /** Signs the receipts of generated examinees. */
  readonly receipts: ReceiptSigner
}

const graceMs = examDefaults.graceSeconds * 1_000

/**
 * Makes the exams that should run, be about to start or stand in the archive now, and clears away past ones that nobody
 * sat. Many processes may ask for it at once.
 */
export async function holdExams(db: Database, holding: Holding): Promise<void> {
  await unlessBusy(db.pool, async () => {
    await clearUnfinished(db)
    const choose = createChooseQuestions(db)
    for (const template of templates) {
      const slots = slotsAround(template, holding.now)
      await clearUnsat(db, template, slots)
      const known = await knownSlots(db, slots)
      for (const slot of slots) if (!known.has(slotName(slot))) await hold(db, slot, { ...holding, choose })
    }
  })
}

async function knownSlots({ orm }: Database, slots: readonly Slot[]): Promise<Set<string | null>> {
  const rows = await orm
    .select({ name: exams.demoSlot })
    .from(exams)
    .where(inArray(exams.demoSlot, slots.map(slotName)))
  return new Set(rows.map(row => row.name))
}

async function hold(db: Database, slot: Slot, holding: Holding & { choose: ChooseQuestions }): Promise<void> {
  const { now, programIds, receipts, choose } = holding
  const ids = await choose(slot)
  const programId = programIds.get(slot.template.program ?? '') ?? null
  const [exam] = await db.orm
    .insert(exams)
    .values({ ...examOf(slot, ids.length), programId, endTime: notYet })
    .returning()
  await publishPaper(db, { ...exam!, version: 1 }, ids)
  if (slot.template.examinees > 0 && slot.end.getTime() < now) {
    const { seatExaminees } = await import('../examinees/seat-examinees.ts')
    await seatExaminees(db, receipts, { ...exam!, endTime: slot.end }, slot.template.examinees)
  }
  await db.orm.update(exams).set({ questionState: approved, endTime: slot.end }).where(eq(exams.id, exam!.id))
}

/**
 * Until paper and sheets are there, an exam is unseen and has not ended: it must not be joined without its paper, nor
 * its results be called final without its sheets.
 */
const notYet = new Date('2999-12-31T00:00:00Z')

function examOf(slot: Slot, totalQuestions: number): typeof exams.$inferInsert {
  const { template, start, end } = slot
  const opensAtEnd = new Date(end.getTime() + graceMs)
  return {
    title: template.title,
    description: template.description,
    syllabus: syllabusOf(template),
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
    demoSlot: slotName(slot),
  }
}

function syllabusOf({ questions }: ExamTemplate): { bn: string; en: string }[] {
  return Object.entries(questions).map(([subject, count]) => {
    const name = subjects[subject as SubjectSlug]
    return {
      bn: `${inLanguage(name, 'bn')}: ${inBanglaDigits(String(count))}টি প্রশ্ন`,
      en: `${inLanguage(name, 'en')}: ${count} questions`,
    }
  })
}

/** What a stopped process left half done: it is made again. */
async function clearUnfinished({ orm }: Database): Promise<void> {
  await orm.delete(exams).where(and(isNotNull(exams.demoSlot), eq(exams.endTime, notYet)))
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
