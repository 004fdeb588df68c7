import type { Language } from '@prostuti/contract'
import { shareProgram } from '@prostuti/contract/programs/operations'
import { AppError } from '../errors.ts'
import type { PublishedPrograms } from '../exams/index.ts'
import { implement } from '../http/implement.ts'

/** What somebody sends to a friend. */
const sentence: Record<Language, (title: string) => string> = {
  bn: title => `“${title}”: আসুন, একসঙ্গে প্রস্তুতি নিই।`,
  en: title => `Let’s prepare with “${title}” together.`,
}

/** A published programme's address to hand on. Throws `not_found`. */
export function createShareProgram({ published, siteUrl }: { published: PublishedPrograms; siteUrl: string }) {
  return implement(shareProgram, async ({ params }, { language }) => {
    const program = (await published()).find(each => String(each.id) === params.id)
    if (!program) throw new AppError('not_found')
    return { url: `${siteUrl}/program?id=${program.id}`, text: sentence[language](program.title[language]) }
  })
}
