import type { StaffQuestion } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import type { ReactElement } from 'react'
import { shownValue } from '../../foundation/form/shown-value.ts'
import { AuditTrail, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import type { CategoryOption } from '../question/use-categories.ts'
import { optionChanges } from './option-changes.ts'

interface QuestionTrailProps {
  question: Pick<StaffQuestion, 'id' | 'revision'>
  labels: Readonly<Record<string, string>>
  categories: readonly CategoryOption[]
}

/** What staff did to a question, in sentences. */
export function QuestionTrail({ question, labels, categories }: QuestionTrailProps): ReactElement {
  const t = useTexts('questions')
  const language = useLanguage()
  const { digits, instant } = useFigures()
  const words = { yes: t('yes'), no: t('no'), none: t('conflict.empty'), digits, instant }
  const show = (field: string, value: unknown): string | undefined => {
    if (field === 'category' || field === 'reference_category')
      return categories.find(each => each.value === value)?.label ?? t('questions.category_gone')
    if (field === 'passage' || field === 'merged_into' || field === 'from') return `#${digits(String(value))}`
    if (field === 'picture') return t('questions.picture_there')
    if (field === 'difficulty') return t(`questions.difficulty.${value as 1 | 2 | 3}`)
    return undefined
  }
  return (
    <AuditTrail
      subject={{ kind: 'question', id: question.id }}
      version={question.revision}
      labels={{
        ...labels,
        returned_reason: t('questions.return_reason'),
        merged_into: t('questions.merged_into'),
        from: t('questions.kept_apart_from'),
      }}
      show={show}
      linesOf={(field, before, after) =>
        field === 'options'
          ? optionChanges(before, after, {
              letterOf: place => bankLetter(place, language),
              text: value => shownText(value, words),
              right: t('questions.right_answer'),
              explanation: letter => t('questions.explanation_of', { letter }),
              hidden: letter => t('questions.option_hidden', { letter }),
              shown: letter => t('questions.option_shown', { letter }),
            })
          : undefined
      }
      actions={{
        created: t('questions.action.created'),
        updated: t('questions.action.updated'),
        approved: t('questions.action.approved'),
        returned: t('questions.action.returned'),
        merged: t('questions.action.merged'),
        deleted: t('questions.action.deleted'),
        sent_to_review: t('questions.action.sent_to_review'),
      }}
    />
  )
}

/** A text in both languages, of which one may not be written. */
function shownText(value: unknown, words: Parameters<typeof shownValue>[1]): string {
  const parts = typeof value === 'object' && value !== null ? Object.values(value).filter(part => part !== '') : [value]
  return parts.length === 0 ? words.none : parts.map(part => shownValue(part, words)).join(' · ')
}
