import type { Right } from '../rights.ts'
import type { WaitingWork } from './dashboard.ts'

/** Whose work each is. */
export const waitingRights: Readonly<Record<keyof WaitingWork, Right>> = {
  questions: 'questions.approve',
  flags: 'flags.answer',
  contributions: 'contributions.take',
  exams: 'exams.build',
  payments: 'money.read',
  differences: 'money.reconcile',
  duplicates: 'questions.write',
  circulars: 'circulars.publish',
}
