import { listPageSize } from '@prostuti/contract'
import { getStaffFaq, listStaffFaqs } from '@prostuti/contract/programs/operations'
import { asc, desc } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { wordsOf } from '../staff/list-staff-programs.ts'
import { presentStaffFaqs } from './present-staff-faq.ts'
import { faqs } from './tables.ts'

/** Questions as staff read them, in the order of the learners' pages. There are a few hundred at most: held whole. */
export function createReadStaffFaqs({ db }: Pick<ProgramDeps, 'db'>): Implementation[] {
  const readAll = () => db.orm.select().from(faqs).orderBy(desc(faqs.priority), asc(faqs.id)).execute()
  return [
    implement(listStaffFaqs, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, program, general, search = '', ...pageQuery } = query
      const words = search.toLowerCase()
      const found = (await readAll())
        .filter(({ programId }) => program === undefined || String(programId) === program)
        .filter(({ programId }) => general === undefined || (programId === null) === general)
        .filter(({ question, answer }) => wordsOf(question, answer).includes(words))
      const { rows, ...page } = pageOfRows(found, { pageSize, ...pageQuery }, ({ id }) => id)
      const results = await presentStaffFaqs(db.pool, rows, language)
      return presentPage(listStaffFaqs.path, query, { ...page, results })
    }),
    implement(getStaffFaq, async ({ params }, { language }) => {
      const row = (await readAll()).find(({ id }) => String(id) === params.id)
      if (!row) throw new AppError('not_found')
      const [faq] = await presentStaffFaqs(db.pool, [row], language)
      return faq!
    }),
  ]
}
