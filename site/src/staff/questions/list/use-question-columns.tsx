import type { QuestionListItem } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import { useMemo } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { QualityChip } from '../question/quality-chip.tsx'

/** The columns of the list of questions. */
export function useQuestionColumns() {
  const t = useTexts('questions')
  const language = useLanguage()
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      {
        id: 'question',
        header: t('questions.question'),
        cell: ({ text, tags, appearances, category }: QuestionListItem) => (
          <>
            {text}
            <div className="staff-small">{[category.title, ...tags, ...appearances].join(' · ')}</div>
          </>
        ),
      },
      {
        id: 'right',
        header: t('questions.right'),
        width: '72px',
        phone: 'hidden' as const,
        cell: ({ right }: QuestionListItem) =>
          right.map(place => bankLetter(place, language)).join(', ') || t('frame.none'),
      },
      {
        id: 'quality',
        header: t('questions.quality'),
        width: '180px',
        cell: ({ quality }: QuestionListItem) => <QualityChip quality={quality} />,
      },
      {
        id: 'uses',
        header: t('questions.uses'),
        width: '130px',
        cell: ({ uses, embargoed }: QuestionListItem) => (
          <>
            {embargoed && <Icon name="lock" size={14} />}{' '}
            {uses === 0 ? t('questions.no_uses') : t('questions.uses_count', { count: number(uses) })}
            {embargoed && <div className="staff-small">{t('questions.embargoed')}</div>}
          </>
        ),
      },
      {
        id: 'updated',
        header: t('questions.updated'),
        width: '150px',
        cell: ({ updated_by: by, updated_at: at }: QuestionListItem) => (
          <>
            {by}
            <div className="staff-small">{recent(at)}</div>
          </>
        ),
      },
    ],
    [t, language, number, recent],
  )
}
