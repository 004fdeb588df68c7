import type { ProgramCard } from '@prostuti/contract'
import type { ProgramFilter } from './program-list.props.ts'

/** The programs of a filter, in the order that they have. */
export function programsFor(programs: readonly ProgramCard[], filter: ProgramFilter | undefined): ProgramCard[] {
  return programs.filter(program => {
    if (filter === undefined) return true
    return filter === 'free' ? program.cost === 0 && program.cost_in_tk === 0 : program.tags.includes(filter)
  })
}
