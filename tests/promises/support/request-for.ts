import type { Operation } from '@prostuti/contract'
import { sheetOf } from '@prostuti/server/testing/rig'

/** What there is to ask for. */
export interface Subject {
  readonly exam: number
  /** Where there is one. */
  readonly program?: number
  readonly question: string
  readonly paperKey: string
}

/** An operation's path with these things in its places. */
export function pathOf({ id, path }: Operation, { exam, program = exam, paperKey }: Subject): string {
  const entity = id.startsWith('programs.') ? program : exam
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'key' ? paperKey : String(entity)))
}

/** A body that the operation takes, an empty one where nothing better is known; none for those that only read. */
export function bodyOf({ id, method }: Operation, { exam, question }: Subject): unknown {
  if (method === 'GET' || method === 'DELETE') return undefined
  return bodies(exam, question)[id] ?? {}
}

function bodies(exam: number, question: string): Partial<Record<string, unknown>> {
  const change = { question, answer: 1, at: 0, seq: 1 }
  return {
    'auth.signInAnonymously': { device_id: 'a-device-of-twenty-two-letters' },
    'auth.updateUser': { profile: { tags: ['BCS'] } },
    'exams.joinExam': { state: 'live' },
    'exams.draftAnswers': { device: 'phone', changes: [change] },
    'exams.submitAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.submitArchiveAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.createBookmark': { question },
    'exams.deleteBookmark': { question },
    'exams.setRankAlias': { alias: 'Nodi' },
  }
}
