import type { Language } from '@prostuti/contract'
import { shareProgram } from '@prostuti/contract/programs/operations'
import { inLanguage } from '../../platform/db/in-language.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { implement } from '../../platform/http/call/implement.ts'
import type { ProgramDeps } from './program-deps.ts'

/** What a learner sends to a friend. */
const sentence: Record<Language, (title: string) => string> = {
  bn: title => `“${title}”: আসুন, একসঙ্গে প্রস্তুতি নিই।`,
  en: title => `Let’s prepare with “${title}” together.`,
}

/** A published program's address to hand on. Throws `not_found`. */
export function createShareProgram({ readPrograms, siteUrl }: Pick<ProgramDeps, 'readPrograms' | 'siteUrl'>) {
  return implement(shareProgram, async ({ params }, { language }) => {
    const program = (await readPrograms()).find(({ id }) => String(id) === params.id)
    if (program?.state !== 'published') throw new AppError('not_found')
    return { url: `${siteUrl}/program?id=${program.id}`, text: sentence[language](inLanguage(program.title, language)) }
  })
}
