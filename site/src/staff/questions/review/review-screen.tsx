import { Select } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useShortcut,
  useTexts,
} from '../../foundation/index.ts'
import { useCategories } from '../question/use-categories.ts'
import { Reasons, ReturnDialog, useReasonKeys } from './return-dialog.tsx'
import { ReviewActs } from './review-acts.tsx'
import { ReviewChecks } from './review-checks.tsx'
import { ReviewReasons } from './review-reasons.tsx'
import styles from './review-screen.module.css'
import { ReviewedQuestion } from './reviewed-question.tsx'
import { useReviewQueue } from './use-review-queue.ts'
import { WaitingQuestions } from './waiting-questions.tsx'

/** Questions under review one after the other: approved, or sent back with a reason. */
export function ReviewScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Review />
    </StaffRoot>
  )
}

type ReviewQueue = ReturnType<typeof useReviewQueue>

function Review(): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const { options } = useCategories()
  const review = useReviewQueue()
  const { queue, waiting, question, category, at, judge } = review
  /** With which reason the question is about to be sent back; null: it is not. */
  const [returning, setReturning] = useState<string | null>(null)
  useReviewKeys(review, setReturning)
  const count = queue.data?.count ?? 0
  if (queue.error) return <ErrorState error={queue.error} onRetry={queue.reload} />
  return (
    <>
      <PageHead
        title={t('questions.review')}
        figure={count > 0 && t('questions.review_place', { place: number(at + 1), count: number(count) })}
        choice={
          <Select
            className={styles.category}
            aria-label={t('questions.category')}
            placeholder={t('questions.any_category')}
            data={[...options]}
            searchable
            clearable
            value={category ?? null}
            onChange={review.choose}
          />
        }
      />
      {queue.data && count === 0 ? (
        <section className="staff-card">
          <StateMessage
            icon="check-check"
            title={t(category ? 'questions.review_empty_here' : 'questions.review_empty')}
            text={t('questions.review_empty_text')}
          />
        </section>
      ) : (
        <div className={styles.columns}>
          <ReviewCard review={review} onReturn={setReturning} />
          <div className={styles.side}>
            {question && <ReviewReasons question={question} />}
            {question && <ReviewChecks question={question} />}
            <WaitingQuestions left={Math.max(count - at - 1, 0)} next={waiting.slice(at + 1, at + 5)} />
          </div>
        </div>
      )}
      {returning !== null && (
        <ReturnDialog
          reason={returning}
          onClose={() => setReturning(null)}
          onConfirm={async reason => {
            await judge('return', reason)
            setReturning(null)
          }}
        />
      )}
    </>
  )
}

/** A approves, R and the reasons' keys send back, J and K go on and back, E edits. */
function useReviewKeys(
  { question, whyNot, editHref, step, judge }: ReviewQueue,
  onReturn: (reason: string) => void,
): void {
  useShortcut({ key: 'a' }, question && whyNot === undefined ? () => void judge('approve') : null)
  useShortcut({ key: 'r' }, question && (() => onReturn('')))
  useReasonKeys(question && onReturn)
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  useShortcut({ key: 'e' }, question && editHref ? () => location.assign(editHref) : null)
}

interface ReviewCardProps {
  review: ReviewQueue
  /** The question is about to be sent back, with this reason or with one yet to be written. */
  onReturn(reason: string): void
}

/** The question itself, and what is done with it. */
function ReviewCard({ review, onReturn }: ReviewCardProps): ReactElement {
  const t = useTexts('questions')
  const { current, question, editHref, step, judge } = review
  return (
    <section className={`staff-card ${styles.card}`} aria-busy={current.isLoading} aria-label={t('questions.question')}>
      {current.error ? <ErrorState error={current.error} onRetry={current.reload} /> : null}
      {question && <ReviewedQuestion question={question} />}
      {question && (
        <fieldset className={styles.why}>
          <legend className="staff-small">{t('questions.return_why')}</legend>
          <Reasons hasKeys onChoose={onReturn} />
        </fieldset>
      )}
      <ReviewActs
        editHref={editHref}
        isFirst={review.isFirst}
        isLast={review.isLast}
        isReady={question !== null}
        whyNot={review.whyNot}
        onStep={step}
        onReturn={() => onReturn('')}
        onApprove={() => void judge('approve')}
      />
    </section>
  )
}
