/** What an attempt itself calls: in a file of their own, since a page with nothing but the player needs no other. */
import { operation } from '../../operation.ts'

export const joinExam = operation('exams.joinExam', 'POST', 'exam/v5/exams/{id}/join/', 'learner', {
  partner: true,
  limit: 'attempt',
})
export const draftAnswers = operation('exams.draftAnswers', 'PATCH', 'exam/v5/answer-sheet/{id}/', 'learner', {
  partner: true,
  limit: 'attempt',
})
export const submitAttempt = operation('exams.submitAttempt', 'POST', 'exam/v5/submit-result/', 'learner', {
  partner: true,
  limit: 'attempt',
})
export const submitArchiveAttempt = operation(
  'exams.submitArchiveAttempt',
  'POST',
  'exam/v5/archive/submit-result/',
  'learner',
  { partner: true, limit: 'attempt' },
)
