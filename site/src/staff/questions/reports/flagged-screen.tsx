import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { FlaggedQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  BankSwitch,
  ErrorState,
  Icon,
  PageHead,
  Segments,
  Shortcut,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useIsReviewedBank,
  useLanguage,
  useLoaded,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { LearnerPreview } from '../question/learner-preview.tsx'
import { QuestionUses } from '../question/question-uses.tsx'
import { FlagReasonChip, flagReasons } from './flag-reason-chip.tsx'
import styles from './flagged-screen.module.css'
import { ReportWords } from './report-words.tsx'
import { whatWasDone } from './what-was-done.ts'

const states = ['open', 'answered', 'all'] as const

/** Reports by question; one answer closes all of them. */
export function FlaggedScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Flagged />
    </StaffRoot>
  )
}

function Flagged(): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const { number } = useFigures()
  const [address, change] = useAddress()
  const [round, setRound] = useState(0)
  const isReviewed = useIsReviewedBank()
  const state = states.find(each => each === address.get('state')) ?? 'open'
  const reason = flagReasons.find(each => each === address.get('reason'))
  const { data, error, isLoading, reload } = useLoaded(
    () => admin.flags.questions({ state, reason, reviewed_qb: isReviewed ? 'true' : 'false', pageSize: 50 }),
    `${state} ${reason} ${isReviewed} ${round}`,
  )
  const list = data?.results ?? []
  const chosen = list.find(({ question }) => question.id === address.get('id')) ?? list[0]
  const step = (by: number) => {
    const at = (chosen ? list.indexOf(chosen) : -1) + by
    if (list[at]) change({ id: list[at].question.id }, { replace: true })
  }
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  return (
    <>
      <PageHead
        title={t('questions.reports')}
        figure={data && t('questions.reports_found', { count: number(data.count) })}
      >
        <Segments
          label={t('questions.state')}
          value={state}
          options={states.map(value => ({ value, label: t(`questions.state.${value}`) }))}
          onChange={value => change({ state: value, id: null })}
        />
        <NativeSelect
          aria-label={t('questions.reason')}
          value={reason ?? ''}
          onChange={event => change({ reason: event.currentTarget.value, id: null })}
          data={[
            { value: '', label: t('questions.any_reason') },
            ...flagReasons.map(value => ({ value, label: t(`questions.flag.${value}`) })),
          ]}
        />
      </PageHead>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && list.length === 0 && (
        <section className="staff-card">
          <StateMessage icon="flag" title={t('questions.no_reports')} text={t('questions.no_reports_text')} />
        </section>
      )}
      {chosen && (
        <div className={styles.columns} aria-busy={isLoading}>
          <nav className={`staff-card ${styles.list}`} aria-label={t('questions.reports')}>
            {list.map(each => (
              <ReportedQuestion
                key={each.question.id}
                flagged={each}
                isChosen={each === chosen}
                onChoose={() => change({ id: each.question.id })}
              />
            ))}
          </nav>
          <Report
            key={`${chosen.question.id} ${state}`}
            flagged={chosen}
            state={state}
            onAnswered={() => setRound(round + 1)}
          />
        </div>
      )}
    </>
  )
}

interface ReportedQuestionProps {
  flagged: FlaggedQuestion
  isChosen: boolean
  onChoose(): void
}

function ReportedQuestion({ flagged, isChosen, onChoose }: ReportedQuestionProps): ReactElement {
  const t = useTexts('questions')
  const { number, recent } = useFigures()
  const { question, reasons, reports, newest_at: at, exam } = flagged
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={styles.top}>
        <FlagReasonChip reason={reasons[0]!.reason} />
        <span className="staff-small">{t('questions.people', { count: number(reports) })}</span>
      </span>
      <span className={styles.text}>{question.text}</span>
      <span className="staff-small">{[recent(at), exam?.title].filter(Boolean).join(' · ')}</span>
    </button>
  )
}

interface ReportProps {
  flagged: FlaggedQuestion
  state: (typeof states)[number]
  onAnswered(): void
}

function Report({ flagged, state, onAnswered }: ReportProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const language = useLanguage()
  const { digits } = useFigures()
  const { id, category, text } = flagged.question
  const question = useLoaded(() => admin.questions.get(id), id)
  const flags = useLoaded(() => admin.flags.list({ question: id, state, pageSize: 50 }), `${id} ${state}`)
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
          onAnswered={onAnswered}
        />
      )}
    </section>
  )
}

const templates = ['mended', 'sound', 'more'] as const

interface AnswerFormProps {
  flag: string
  people: number
  question: Pick<FlaggedQuestion['question'], 'id' | 'text'>
  /** When the first of these reports came. */
  since: string
  onAnswered(): void
}

function AnswerForm({ flag, people, question, since, onAnswered }: AnswerFormProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const { number } = useFigures()
  const history = useLoaded(() => admin.core.audit({ kind: 'question', id: question.id }), question.id)
  const done = whatWasDone(history.data?.results ?? [], since)
  const textOf = (template: (typeof templates)[number]) =>
    template === 'mended'
      ? t('questions.template.mended_text', { done: done.map(part => t(`questions.mended.${part}`)).join(', ') })
      : t(`questions.template.${template}_text`)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (state: 'accepted' | 'declined') => {
    setMissing(answer.trim() === '')
    if (answer.trim() === '') return
    setBusy(true)
    const isDone = await act(
      () => admin.flags.answer(flag, { state, answer: answer.trim(), everyone: true }),
      t('questions.answered'),
    )
    setBusy(false)
    if (isDone) onAnswered()
  }
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.words}>
          <Textarea
            label={t('questions.answer', { count: number(people) })}
            autosize
            minRows={4}
            maxLength={1000}
            value={answer}
            error={isMissing && t('form.required')}
            onChange={event => setAnswer(event.currentTarget.value)}
          />
          <div className={styles.templates}>
            {templates.map(each => (
              <Button
                key={each}
                variant="default"
                size="xs"
                disabled={each === 'mended' && done.length === 0}
                title={each === 'mended' && done.length === 0 ? t('questions.not_mended') : undefined}
                onClick={() => setAnswer(textOf(each))}
              >
                {t(`questions.template.${each}`)}
              </Button>
            ))}
          </div>
        </div>
        <div>
          <span className="staff-small">{t('questions.they_read')}</span>
          <div className={styles.notice}>
            <b>
              <Icon name="bell-ring" size={16} /> {t('questions.answer_came')}
            </b>
            <span className="staff-small">{question.text}</span>
            <p>{answer}</p>
          </div>
        </div>
      </div>
      <footer className={styles.acts}>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => void send('declined')}>
          {t('questions.decline')}
        </Button>
        <span className="staff-small">
          <Shortcut keys="J" /> <Shortcut keys="K" /> {t('questions.next_before')}
        </span>
        <Button loading={isBusy} leftSection={<Icon name="send" size={16} />} onClick={() => void send('accepted')}>
          {t('questions.send_answer')}
        </Button>
      </footer>
    </>
  )
}
