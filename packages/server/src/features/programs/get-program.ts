import type { ProgramDetails } from '@prostuti/contract'
import { getProgram } from '@prostuti/contract/programs/operations'
import { inLanguage } from '../../platform/db/in-language.ts'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { implementShared } from '../../platform/http/call/implement.ts'
import { instantText } from '../exams/index.ts'
import { faqsOf } from './faqs/read-faqs.ts'
import { type FoundProgram, getVisibleProgram } from './find-program.ts'
import { presentCard } from './present-card.ts'
import type { ProgramDeps, ProgramReader } from './program-deps.ts'
import { newestReviews } from './reviews/newest-reviews.ts'
import { rightsOf } from './rights-of.ts'
import { readPractisedDays } from './routine/read-practised-days.ts'
import { presentDays, routineOf } from './routine/routine-of.ts'

/** One program with all that its page shows, and what this person may do with it. Throws `not_found`. */
export function createGetProgram(deps: ProgramDeps) {
  return implementShared(getProgram, { maxAgeMs: 1_000 }, async ({ query }, call) =>
    programDetails(deps, await getVisibleProgram(deps, query.program, call.viewer), call),
  )
}

export async function programDetails(
  deps: ProgramDeps,
  found: FoundProgram,
  asking: ProgramReader,
): Promise<ProgramDetails> {
  const { program, learner } = found
  const { viewer, language } = asking
  const now = deps.clock.now()
  const today = dhakaDay(now)
  const [exams, faqs, { rating, reviews }, practised] = await Promise.all([
    deps.findProgramExams(program.id, asking),
    faqsOf(deps, program.id, language),
    newestReviews(deps, program.id, asking),
    readPractisedDays(deps, [program], viewer),
  ])
  return {
    program: {
      ...presentCard(program, { learner, language, today }),
      description: inLanguage(program.description, language),
      syllabus: program.syllabus.map((title, index) => ({ id: String(index + 1), title: inLanguage(title, language) })),
      rights: rightsOf(found, viewer, today),
      rating,
    },
    running_exams: exams.running,
    upcoming_exams: exams.upcoming,
    archived_exams: exams.archived,
    faqs,
    customer_reviews: reviews,
    routine: presentDays(routineOf(program, learner.enrollments.get(program.id)), { learner, language, practised }),
    today,
    server_time: instantText(now),
  }
}
