import { goals } from '@prostuti/contract'
import type { Program } from './read-programs.ts'

/** Of a person's tags those that say what they prepare for. */
export function goalsAmong(tags: readonly string[]): string[] {
  return goals.filter(goal => goal !== 'not-decided' && tags.includes(goal))
}

/** The programs of a learner's goals before the others, each part in its order. */
export function inGoalOrder(programs: readonly Program[], tags: readonly string[]): readonly Program[] {
  const wanted = goalsAmong(tags)
  if (wanted.length === 0) return programs
  const isWanted = (program: Program) => program.tags.some(tag => wanted.includes(tag))
  return [...programs.filter(isWanted), ...programs.filter(program => !isWanted(program))]
}
