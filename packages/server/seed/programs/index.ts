import { bank } from './bank.ts'
import { bcs } from './bcs.ts'
import { foundation } from './foundation.ts'
import { mathSteps } from './math-steps.ts'
import { ownPaceMath } from './own-pace-math.ts'
import { primaryTeacher } from './primary-teacher.ts'
import type { ProgramSeed } from './program-seed.ts'
import { scienceIct } from './science-ict.ts'

/** The demo's programs, in the order of Home. */
export const demoPrograms: readonly ProgramSeed[] = [
  bcs,
  primaryTeacher,
  bank,
  mathSteps,
  scienceIct,
  ownPaceMath,
  foundation,
]
