import type { Language } from '@prostuti/contract'
import { inviteToExam } from '@prostuti/contract/exams/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import { type Exam, stateOf } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { presentCards } from './exam-cards.ts'

/** What a learner sends to a friend. */
const sentence: Record<Language, (title: string) => string> = {
  bn: title => `“${title}”: আসুন, একসঙ্গে পরীক্ষাটি দিই।`,
  en: title => `Let’s sit “${title}” together.`,
}

/** An exam's address to hand on: exam, program (0 for none) and state. Throws `no_exam_found`. */
export function createInvite(deps: ListDeps) {
  return implement(inviteToExam, async ({ params }, { viewer, language }) => {
    const exam = await deps.catalog.listed(params.id, viewer)
    const [card] = await presentCards(deps, [exam], null, { language, now: deps.clock.now() })
    return {
      url: `${deps.siteUrl}/exam/${exam.id}/${card!.program?.id ?? 0}/${modeNow(exam, deps.clock.now())}`,
      text: sentence[language](exam.title[language]),
    }
  })
}

function modeNow(exam: Exam, now: number): 'live' | 'archive' {
  return stateOf(exam, now) === 'archived' ? 'archive' : 'live'
}
