import type { RankedPrograms } from '../exams/index.ts'
import { findProgram } from './find-program.ts'
import type { PremiumUntil } from './learner.ts'
import type { ProgramReading } from './program-deps.ts'

/** Programs as rank lists name them, with SQL for who has one: as `FindLearner` decides it of one person. */
export function createRankedPrograms(deps: ProgramReading, premiumUntil: PremiumUntil): RankedPrograms {
  return {
    async find(viewer, id) {
      const found = await findProgram(deps, id, viewer)
      if (!found) return null
      const { program, learner } = found
      const { bn, en } = program.title
      return { id: program.id, title: { bn, en: en || bn }, isTheirs: learner.enrollments.has(program.id) }
    },
    people: (program, now) => `
      select e.user_id from program_enrollments e
       where e.program_id = ${program} and (e.source <> 'premium' or (${premiumUntil('e.user_id')} > ${now} and exists (
         select from programs p where p.id = e.program_id and p.state = 'published')))`,
  }
}
