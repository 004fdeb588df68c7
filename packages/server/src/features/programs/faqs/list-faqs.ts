import { type Faq, listPageSize } from '@prostuti/contract'
import { getFaq, listFaqs } from '@prostuti/contract/programs/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { getVisibleProgram, isVisible, learnerOf } from '../find-program.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { type FaqRow, presentFaq, readFaqs } from './read-faqs.ts'

/** Every change renews them before that. */
const sharedReply = { maxAgeMs: 60_000 }

/** The questions of a program, general ones among them, or of all that this person sees. Throws `not_found` for a program that they do not see. */
export function createListFaqs(deps: ProgramDeps) {
  return implementShared(listFaqs, sharedReply, async ({ query }, { viewer, language }) => {
    const { program, search = '', page_size: pageSize = listPageSize, ...pageQuery } = query
    if (program !== undefined) await getVisibleProgram(deps, program, viewer)
    const rows = await visibleFaqs(deps, viewer)
    const found = rows
      .filter(({ programId }) => program === undefined || programId === null || String(programId) === program)
      .map(row => presentFaq(row, language))
      .filter(says(search))
    const { rows: results, ...page } = pageOfRows(found, { pageSize, ...pageQuery }, ({ id }) => Number(id))
    return presentPage('exam/v5/faqs/', query, { ...page, results })
  })
}

/** Throws `not_found`. */
export function createGetFaq(deps: ProgramDeps) {
  return implementShared(getFaq, sharedReply, async ({ params }, { viewer, language }) => {
    const rows = await visibleFaqs(deps, viewer)
    const row = rows.find(({ id }) => String(id) === params.id)
    if (!row) throw new AppError('not_found')
    return presentFaq(row, language)
  })
}

/** Those about every program and about the ones that this person sees. */
async function visibleFaqs(deps: ProgramDeps, viewer: Viewer | null): Promise<FaqRow[]> {
  const [rows, programs, learner] = await Promise.all([readFaqs(deps), deps.readPrograms(), learnerOf(deps, viewer)])
  const visible = new Set(programs.filter(program => isVisible(program, learner)).map(({ id }) => id))
  return rows.filter(({ programId }) => programId === null || visible.has(programId))
}

/** Whether it holds the words, in whatever case. */
function says(search: string): (faq: Faq) => boolean {
  const words = search.toLowerCase()
  return ({ question, answer }) => `${question}\n${answer}`.normalize('NFC').toLowerCase().includes(words)
}
