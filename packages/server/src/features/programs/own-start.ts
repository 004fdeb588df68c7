import type { Enrollment } from './learner.ts'
import type { Program } from './read-programs.ts'

/** Whether this person's days begin when they say: everybody's of a personalised program, and of any other one where staff let them. */
export const hasOwnStart = (
  { isPersonalized }: Pick<Program, 'isPersonalized'>,
  enrollment: Pick<Enrollment, 'ownStart'> | undefined,
): boolean => isPersonalized || enrollment?.ownStart === true
