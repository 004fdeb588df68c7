import type { Contribution } from '@prostuti/contract'
import { shownOptions } from '@prostuti/contract/questions/bounds'
import type { NewContribution } from '@prostuti/sdk/questions'
import { useState } from 'react'

/** What both forms ask besides the questions themselves. */
export interface About {
  readonly category: string
  readonly origin: 'own' | 'elsewhere'
  readonly source: string
  readonly named: boolean
}

/** A question as it is typed. */
export interface QuestionDraft extends About {
  readonly question: string
  readonly options: readonly string[]
  /** The number of the right option; null: not chosen yet. */
  readonly right: number | null
  readonly explanation: string
}

/** What is still missing, by the key of its sentence. */
export type Missing = 'question' | 'options' | 'right' | 'category' | 'source'

export const emptyAbout: About = { category: '', origin: 'own', source: '', named: true }
const empty: QuestionDraft = { ...emptyAbout, question: '', options: ['', '', '', ''], right: null, explanation: '' }

export interface DraftState {
  readonly value: QuestionDraft
  change(part: Partial<QuestionDraft>): void
  /** Begins with what came back. */
  take(contribution: Contribution): void
  /** The next question; topic, source and name stay. */
  next(): void
}

export function useQuestionDraft(): DraftState {
  const [value, setValue] = useState(empty)
  return {
    value,
    change: part => setValue(before => ({ ...before, ...part })),
    take: ({ typed, category, origin, source, named }) => {
      const right = typed.options.findIndex(({ is_correct }) => is_correct)
      setValue({
        ...{ category: category.id, origin, source, named },
        question: typed.question.bn,
        options: typed.options.map(({ option }) => option.bn),
        right: right < 0 ? null : right,
        explanation: typed.explanation.bn,
      })
    },
    next: () => setValue(({ category, origin, source, named }) => ({ ...empty, category, origin, source, named })),
  }
}

export function missingOfAbout({ category, origin, source }: About): Missing[] {
  return [
    ...(category === '' ? (['category'] as const) : []),
    ...(origin === 'elsewhere' && source.trim() === '' ? (['source'] as const) : []),
  ]
}

export function missingOf(draft: QuestionDraft): Missing[] {
  const { question, options, right } = draft
  const filled = options.filter(isWritten)
  const isRight = right !== null && isWritten(options[right] ?? '')
  return [
    ...(isWritten(question) ? [] : (['question'] as const)),
    ...(filled.length >= shownOptions.min ? [] : (['options'] as const)),
    ...(isRight ? [] : (['right'] as const)),
    ...missingOfAbout(draft),
  ]
}

const isWritten = (text: string): boolean => text.trim() !== ''

/** Options that say nothing are left out. */
export function offerOf(draft: QuestionDraft): NewContribution {
  const { question, options, right, explanation, category, origin, source, named } = draft
  return {
    question: { bn: question.trim() },
    options: options.flatMap((option, number) =>
      isWritten(option) ? { option: { bn: option.trim() }, is_correct: number === right } : [],
    ),
    explanation: { bn: explanation.trim() },
    ...{ category, origin, named, source: origin === 'own' ? '' : source.trim() },
  }
}
