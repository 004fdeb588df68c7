import type { Language, QuestionFlag } from '@prostuti/contract'
import { readableText } from '../rendering/readable-text.ts'
import type { questionFlags } from '../tables/flags.ts'
import type { questions } from '../tables/questions.ts'

/** A report; `question` is null where its reader may not see the question any more. */
export function presentFlag(
  flag: typeof questionFlags.$inferSelect,
  question: Pick<typeof questions.$inferSelect, 'content'> | null,
  language: Language,
): QuestionFlag {
  return {
    id: String(flag.id),
    question: { id: String(flag.questionId), text: question ? readableText(question.content[language].text) : '' },
    exam: flag.examId === null ? null : String(flag.examId),
    reason: flag.reason,
    text: flag.text,
    state: flag.state,
    answer: flag.answer,
    created_at: flag.createdAt.toISOString(),
    answered_at: flag.answeredAt?.toISOString() ?? null,
  }
}
