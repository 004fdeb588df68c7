import { Button, Select } from '@mantine/core'
import type { StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  Shortcut,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useLanguage,
  useLoaded,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { LearnerPreview } from '../question/learner-preview.tsx'
import { QualityChip } from '../question/quality-chip.tsx'
import { useCategories } from '../question/use-categories.ts'
import { Reasons, ReturnDialog, useReasonKeys } from './return-dialog.tsx'
import { ReviewChecks } from './review-checks.tsx'
import { editInReviewHref, placeOf } from './review-href.ts'
import styles from './review-screen.module.css'

/** Questions under review one after the other: approved, or sent back with a reason. */
export function ReviewScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Review />
    </StaffRoot>
  )
}

function Review(): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const { number } = useFigures()
  const [address, change] = useAddress()
  const category = address.get('category') ?? undefined
  const { options } = useCategories()
  /** The question's place in the queue, from the one that waits longest. */
  const [place, setPlace] = useState(() => placeOf(address))
  const [round, setRound] = useState(0)
  /** With which reason the question is about to be sent back; null: it is not. */
  const [returning, setReturning] = useState<string | null>(null)
  const queue = useLoaded(
    () => admin.questions.list({ reviewed_qb: 'false', returned: 'false', sort: 'updated', category, pageSize: 20 }),
    `queue ${category} ${round}`,
  )
  const waiting = queue.data?.results ?? []
  const at = Math.min(place, Math.max(waiting.length - 1, 0))
  const id = waiting[at]?.id ?? null
  const current = useLoaded(async () => (id === null ? null : admin.questions.get(id)), `${id} ${round}`)
  const question = current.data?.id === id ? current.data : null

  const editHref = (of: string) => editInReviewHref(of, { place: at, category })
  const judge = async (verdict: 'approve' | 'return', reason = '') => {
    if (!question) return
    const body = { verdict, reason, revision: question.revision }
    const done = t(verdict === 'approve' ? 'questions.approved' : 'questions.returned_done')
    await act(() => admin.questions.review(question.id, body), done)
    setReturning(null)
    setRound(round + 1)
  }
  const step = (by: number) => setPlace(Math.min(Math.max(at + by, 0), Math.max(waiting.length - 1, 0)))
  useShortcut({ key: 'a' }, question && (() => void judge('approve')))
  useShortcut({ key: 'r' }, question && (() => setReturning('')))
  useReasonKeys(question && setReturning)
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  useShortcut({ key: 'e' }, question && (() => location.assign(editHref(question.id))))

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
            onChange={chosen => {
              change({ category: chosen })
              setPlace(0)
            }}
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
          <section
            className={`staff-card ${styles.card}`}
            aria-busy={current.isLoading}
            aria-label={t('questions.question')}
          >
            {current.error ? <ErrorState error={current.error} onRetry={current.reload} /> : null}
            {question && <Reviewed question={question} />}
            {question && (
              <fieldset className={styles.why}>
                <legend className="staff-small">{t('questions.return_why')}</legend>
                <Reasons hasKeys onChoose={setReturning} />
              </fieldset>
            )}
            <footer className={styles.acts}>
              <Button variant="default" aria-label={t('questions.before')} disabled={at === 0} onClick={() => step(-1)}>
                <Icon name="chevron-left" size={16} />
                <Shortcut keys="K" />
              </Button>
              <Button
                variant="default"
                disabled={at >= waiting.length - 1}
                rightSection={<Shortcut keys="J" />}
                onClick={() => step(1)}
              >
                {t('questions.later')}
              </Button>
              <Button
                component="a"
                variant="default"
                href={id === null ? undefined : editHref(id)}
                rightSection={<Shortcut keys="E" />}
              >
                {t('questions.edit_short')}
              </Button>
              <Button
                variant="default"
                disabled={!question}
                leftSection={<Icon name="undo-2" size={16} />}
                rightSection={<Shortcut keys="R" />}
                onClick={() => setReturning('')}
              >
                {t('questions.return')}
              </Button>
              <Button disabled={!question} rightSection={<Shortcut keys="A" />} onClick={() => void judge('approve')}>
                {t('questions.approve')}
              </Button>
            </footer>
          </section>
          <div className={styles.side}>
            {question && <ReviewChecks question={question} />}
            <section className="staff-card" aria-label={t('questions.next')}>
              <header>
                <h2>{t('questions.next')}</h2>
                <span className="staff-small">
                  {t('questions.left', { count: number(Math.max(count - at - 1, 0)) })}
                </span>
              </header>
              <ul className={styles.next}>
                {waiting.slice(at + 1, at + 5).map(each => (
                  <li key={each.id}>{each.text}</li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      )}
      {returning !== null && (
        <ReturnDialog
          reason={returning}
          onClose={() => setReturning(null)}
          onConfirm={reason => judge('return', reason)}
        />
      )}
    </>
  )
}

function Reviewed({ question }: { question: StaffQuestion }): ReactElement {
  const language = useLanguage()
  const t = useTexts('questions')
  const { recent, digits } = useFigures()
  return (
    <>
      <header>
        <QualityChip quality={question.quality} />
        <span className="staff-small">
          {question.category.title} · #{digits(question.id)}
        </span>
        <span className="staff-small">
          {[question.updated_by, recent(question.updated_at)].filter(Boolean).join(' · ')}
        </span>
      </header>
      <div className={styles.body}>
        <LearnerPreview
          shown={question.shown[language]}
          options={question.options}
          passage={question.passage?.[language]}
          solved
          noExplanation={t('questions.no_explanation')}
        />
      </div>
    </>
  )
}
