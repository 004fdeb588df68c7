import type { Faq, Language } from '@prostuti/contract'
import { asc, desc } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { faqs } from './tables.ts'

export type FaqRow = typeof faqs.$inferSelect

/** Every question, the highest priority first. Few, and read with every program: kept in the public cache. */
export async function readFaqs({ db, publicCache }: Pick<ProgramDeps, 'db' | 'publicCache'>): Promise<FaqRow[]> {
  const read = () => db.orm.select().from(faqs).orderBy(desc(faqs.priority), asc(faqs.id)).execute()
  return (await publicCache.get('faqs', { maxAgeMs: 60_000 }, read)).value
}

/** A program's own questions and those about every program. */
export async function faqsOf(
  deps: Pick<ProgramDeps, 'db' | 'publicCache'>,
  program: number,
  language: Language,
): Promise<Faq[]> {
  const rows = await readFaqs(deps)
  return rows
    .filter(({ programId }) => programId === null || programId === program)
    .map(row => presentFaq(row, language))
}

export function presentFaq({ id, programId, question, answer, priority }: FaqRow, language: Language): Faq {
  return {
    id: String(id),
    program: programId === null ? null : String(programId),
    question: inLanguage(question, language),
    answer: inLanguage(answer, language),
    priority,
  }
}
