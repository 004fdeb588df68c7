import { Button } from '@mantine/core'
import type { FlaggedQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { ErrorState, useFigures, useLanguage, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import { LearnerPreview } from '../question/learner-preview.tsx'
import { QuestionUses } from '../question/question-uses.tsx'
import { AnswerForm } from './answer-form.tsx'
import styles from './flagged-screen.module.css'
import { ReportWords } from './report-words.tsx'

export const reportStates = ['open', 'answered', 'all'] as const

interface ReportProps {
  flagged: FlaggedQuestion
  state: (typeof reportStates)[number]
}

/** A question with what its reports say, and the answer to them. */
export function Report({ flagged, state }: ReportProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const language = useLanguage()
  const { digits } = useFigures()
  const { id, category, text } = flagged.question
  const question = useQuery(['questions', id], () => admin.questions.get(id))
  const flags = useQuery(['flags', 'list', id, state], () => admin.flags.list({ question: id, state, pageSize: 50 }))
  const error = question.error ?? flags.error
  const open = flags.data?.results.filter(flag => flag.state === 'open') ?? []
  return (
    <section className={`staff-card ${styles.report}`} aria-label={text}>
      <header>
        {/* The question itself stands below, with its maths. */}
        <h2>
          {category.title} · #{digits(id)}
        </h2>
        <Button component="a" variant="default" size="xs" href={`/admin/question/${id}`}>
          {t('questions.mend')}
        </Button>
      </header>
      {error ? <ErrorState error={error} onRetry={question.error ? question.reload : flags.reload} /> : null}
      <div className={styles.pair}>
        {question.data && (
          <LearnerPreview
            shown={question.data.shown[language]}
            options={question.data.options}
            passage={question.data.passage?.[language]}
            solved
            noExplanation={t('questions.no_explanation')}
          />
        )}
        <div className={styles.words}>
          {question.data && question.data.uses.length > 0 && <QuestionUses question={question.data} />}
          {flags.data && <ReportWords flags={flags.data.results} />}
        </div>
      </div>
      {open.length > 0 && (
        <AnswerForm
          flag={open[0]!.id}
          people={open.length}
          question={flagged.question}
          since={open.map(({ created_at: at }) => at).toSorted()[0]!}
        />
      )}
    </section>
  )
}
