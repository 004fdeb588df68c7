import { type Language, type ProgramCard, type WayIn, wayFor, wayIntoProgram } from '@prostuti/contract'
import { inLanguage } from '../../platform/db/in-language.ts'
import type { Learner } from './learner.ts'
import { hasOwnStart } from './own-start.ts'
import type { Program } from './read-programs.ts'
import { routineOf } from './routine/routine-of.ts'

/** How a card is read: by whom, on which day (`YYYY-MM-DD`, Dhaka). */
export interface CardReading {
  readonly learner: Learner
  readonly language: Language
  readonly today: string
}

export function presentCard(program: Program, { learner, language, today }: CardReading): ProgramCard {
  const isPersonalized = hasOwnStart(program, learner.enrollments.get(program.id))
  return {
    id: String(program.id),
    title: inLanguage(program.title, language),
    summary: inLanguage(program.summary, language),
    cover: program.cover,
    tags: program.tags,
    state: program.state,
    cost: program.cost,
    cost_in_tk: program.costInTk,
    is_personalized: isPersonalized,
    starts_on: isPersonalized ? null : program.startsOn,
    total_exams: program.totalExams,
    total_days: program.routine.length,
    enrolled: learner.enrollments.has(program.id),
    way_in: wayInto(program, learner),
    next_day: nextDayOf(program, { learner, language, today }),
  }
}

/** How a program is open to a person: what they entered with premium is open by premium. */
export function wayInto(
  { id, state, cost, costInTk }: Program,
  { enrollments, premiumUntil }: Pick<Learner, 'enrollments' | 'premiumUntil'>,
): WayIn {
  const source = enrollments.get(id)?.source ?? 'premium'
  return wayFor(wayIntoProgram({ isPublished: state === 'published', cost, costInTk }), {
    owned: source !== 'premium',
    premiumUntil,
  })
}

/** The day that today is, or the next one to come: of this person, or on which a person who gets it now enters. */
function nextDayOf(program: Program, { learner, language, today }: CardReading): ProgramCard['next_day'] {
  const enrollment = learner.enrollments.get(program.id)
  for (const { entry, date } of routineOf(program, enrollment).days)
    if (date !== null && date >= today) return { number: entry.number, date, title: inLanguage(entry.title, language) }
  return null
}
