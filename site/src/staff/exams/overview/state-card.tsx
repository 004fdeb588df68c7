import { Button } from '@mantine/core'
import type { QuestionState, StaffExam } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  type IconName,
  refusalWords,
  StatusChip,
  type Tone,
  toast,
  useDenial,
  useFigures,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import line from '../builder/timeline.module.css'
import { problemText } from '../problems/problem-text.ts'
import { affectedBy } from '../questions/use-exam-questions.ts'
import styles from './state-card.module.css'

export const stateLooks: Readonly<Record<QuestionState, readonly [Tone, IconName]>> = {
  0: ['quiet', 'circle-dashed'],
  1: ['running', 'pause'],
  2: ['marked', 'eye'],
  3: ['plain', 'circle-check'],
}

const order = [0, 1, 2, 3] as const
const draft = 0
const halted = 1
const reviewed = 2
const approved = 3

interface StateCardProps {
  exam: StaffExam
  onChanged(exam: StaffExam): void
}

/** The four states as a line that an exam moves along; each says what it does to learners. */
export function StateCard({ exam, onChanged }: StateCardProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const [asked, ask] = useState<{ state: QuestionState; affected: number | null } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const now = exam.question_state
  const isReady = exam.problems.length === 0
  const publishing = useDenial('exams.publish')
  const whyNot = (state: QuestionState) => {
    if (state === approved && !isReady) return t('exams.not_ready')
    return state === approved || now === approved ? publishing : undefined
  }
  const move = async (state: QuestionState, confirm: boolean) => {
    setBusy(true)
    try {
      onChanged(await admin.exams.update(exam.id, { revision: exam.revision, question_state: state, confirm }))
      toast(t(`exams.moved.${state}`))
      ask(null)
    } catch (error) {
      const affected = affectedBy(error)
      if (affected !== null) return ask({ state, affected })
      console.error('the state of an exam was not changed', error)
      const first = error instanceof ApiError ? error.fields[0]?.code : undefined
      const words = first && problemText(t, first)
      toast(words || refusalWords(t, error), 'wrong')
      ask(null)
      // Somebody has changed it: what stands here is not the exam any more.
      if (error instanceof ApiError && error.code === 'conflict') onChanged(await admin.exams.get(exam.id))
    } finally {
      setBusy(false)
    }
  }
  const button = (state: QuestionState, label: string, icon: IconName, filled = false) => (
    <Button
      variant={filled ? 'filled' : 'default'}
      leftSection={<Icon name={icon} />}
      loading={isBusy && asked === null}
      disabled={whyNot(state) !== undefined}
      title={whyNot(state)}
      onClick={() => ask({ state, affected: null })}
    >
      {label}
    </Button>
  )
  return (
    <section className="staff-card">
      <header>
        <h2>{t('exams.state')}</h2>
        <StatusChip tone={stateLooks[now][0]} icon={stateLooks[now][1]}>
          {t(`exams.state.${now}`)}
        </StatusChip>
      </header>
      <StateLine now={now} />
      {exam.sitting > 0 && <p className={styles.sitting}>{t('exams.sitting', { count: number(exam.sitting) })}</p>}
      <div className={styles.acts}>
        {now !== draft && !exam.joined && button(draft, t('exams.back_to_draft'), 'undo-2')}
        {now !== halted && button(halted, t('exams.halt'), 'pause')}
        {now < reviewed && button(reviewed, t('exams.review'), 'eye', true)}
        {now === reviewed && button(approved, t('exams.approve'), 'circle-check', true)}
      </div>
      {publishing && (now === approved || now === reviewed) && <p className={styles.note}>{publishing}</p>}
      {now !== draft && exam.joined && <p className={styles.note}>{t('exams.no_draft')}</p>}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked ? t(`exams.ask.${asked.state}`) : ''}
        confirm={asked ? t(`exams.act.${asked.state}`) : ''}
        danger={asked !== null && now === approved}
        onConfirm={() => (asked ? move(asked.state, asked.affected !== null) : undefined)}
        onClose={() => ask(null)}
      >
        <p>{asked && t(`exams.effect.${asked.state}`)}</p>
        {asked && asked.affected !== null && (
          <p role="alert">{t('exams.sitting_go_on', { count: number(asked.affected) })}</p>
        )}
      </ConfirmDialog>
    </section>
  )
}

/** The states that an exam moves along, up to the one that it has. */
function StateLine({ now }: { now: QuestionState }): ReactElement {
  const t = useTexts('exams')
  return (
    <ol className={line.timeline}>
      {order.map(state => (
        <li key={state} data-reached={state <= now || undefined} aria-current={state === now ? 'step' : undefined}>
          <b>{t(`exams.state.${state}`)}</b>
          {(state === now || state === approved) && t(`exams.means.${state}`)}
        </li>
      ))}
    </ol>
  )
}
