import type { ShownQuestion, TypedText } from '@prostuti/contract'
import { type MaybeSecret, reveal } from '../secret.ts'
import type { QuestionContent, questions } from '../tables/questions.ts'
import type { TypedTexts } from './question-columns.ts'
import type { WrittenQuestion } from './written-question.ts'

type QuestionRow = typeof questions.$inferSelect

/** The one place where a question's key and explanations are opened for staff, who write them. */
export function openQuestion(row: QuestionRow): WrittenQuestion {
  const typed = typedTextsOf(row)
  const right = reveal(row.rightOptions)
  return {
    question: typed.question,
    options: typed.options.map((texts, number) => ({
      ...texts,
      is_correct: right.includes(number),
      pinned: row.pinned.includes(number),
      hidden: row.hiddenOptions.includes(number),
    })),
    explanation: typed.explanation,
  }
}

/** Numbers of the right options. */
export function rightOptionsOf({ rightOptions }: { rightOptions: MaybeSecret<number[]> }): number[] {
  return [...reveal(rightOptions)]
}

/** The question as learners see it once its solution is open. */
export function shownQuestion({ text, options, explanation, optionExplanations }: QuestionContent): ShownQuestion {
  const reasons = optionExplanations && reveal(optionExplanations)
  return { text, options, explanation: reveal(explanation), option_explanations: reasons ?? options.map(() => '') }
}

/** Where the sources were not kept, what was rendered, which renders to itself. English that equals the Bangla was not written. */
function typedTextsOf({ content: { bn, en }, typedTexts }: QuestionRow): TypedTexts {
  const kept = reveal(typedTexts) as TypedTexts | null
  if (kept) return kept
  const [inBangla, inEnglish] = [shownQuestion(bn), shownQuestion(en)]
  const both = (of: (shown: ShownQuestion) => string | undefined): TypedText => {
    const [first, second] = [of(inBangla) ?? '', of(inEnglish) ?? '']
    return { bn: first, en: first === second ? '' : second }
  }
  return {
    question: both(({ text }) => text),
    options: inBangla.options.map((_, number) => ({
      option: both(({ options }) => options[number]),
      explanation: both(shown => shown.option_explanations[number]),
    })),
    explanation: both(({ explanation }) => explanation),
  }
}
