import { ActionIcon, Button } from '@mantine/core'
import type { ExamQuestion, StaffExam } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  StateMessage,
  toast,
  useFigures,
  useReorder,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { problemText } from '../problems/problem-text.ts'
import { Html } from './html.tsx'
import styles from './paper-panel.module.css'
import type { ExamQuestions } from './use-exam-questions.ts'

interface PaperPanelProps {
  exam: StaffExam
  questions: readonly ExamQuestion[]
  list: ExamQuestions
  /** Why the exam's questions stay as they are. */
  blocked: string | undefined
}

/** The paper's questions under their subjects, both in an order that staff move by buttons; questions by dragging, and by Alt with an arrow. */
export function PaperPanel({ exam, questions, list, blocked }: PaperPanelProps): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const [asksEmpty, askEmpty] = useState(false)
  const seen = questions.filter(({ seen_by: sheets }) => sheets > 0)
  const subjects = [...Map.groupBy(questions, ({ subject }) => subject.id).values()]

  const moveSubject = (index: number, by: 1 | -1) => {
    const order = subjects.map(group => group[0]!.subject.id)
    const [moved] = order.splice(index, 1)
    order.splice(index + by, 0, moved!)
    return list.act((id, revision) => admin.exams.update(id, { revision, subject_order: order }))
  }
  const moveQuestion = (question: ExamQuestion, by: number) => {
    const ids = questions.map(({ id }) => id)
    const at = ids.indexOf(question.id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, question.id)
    return list.act((id, revision) => admin.exams.order(id, revision, ids))
  }
  const reorderProps = useReorder({
    items: questions,
    isNear,
    move: blocked === undefined ? (question, by) => void moveQuestion(question, by) : undefined,
  })
  const take = (gone: readonly ExamQuestion[]) =>
    list.act((id, revision) =>
      admin.exams.remove(
        id,
        revision,
        gone.map(question => question.id),
      ),
    )
  const refresh = async (old: readonly ExamQuestion[]) => {
    const done = await list.act((id, revision) =>
      admin.exams.refresh(
        id,
        revision,
        old.map(question => question.id),
      ),
    )
    if (!done) return
    toast(t('exams.refreshed', { count: number(done.refreshed) }))
    if (done.removed > 0) toast(t('exams.removed', { count: number(done.removed) }))
  }
  const empty = async () => {
    const done = await take(questions)
    askEmpty(false)
    if (done) toast(t('exams.removed', { count: number(questions.length) }))
  }

  return (
    <section className={`staff-card ${styles.paper}`} aria-label={t('exams.paper')}>
      <header>
        <h2>{t('exams.paper')}</h2>
        <span className="staff-num">{t('exams.count', { count: number(questions.length) })}</span>
        {list.isBusy && (
          <span className="staff-small" role="status">
            {t('frame.saving')}
          </span>
        )}
      </header>
      {blocked !== undefined && (
        <p className={styles.seen}>
          <Icon name="lock" />
          <span>{blocked}</span>
        </p>
      )}
      {seen.length > 0 && (
        <p className={styles.seen}>
          <Icon name="eye" />
          <span>{t('exams.seen_count', { count: number(seen.length) })}</span>
          <Button
            variant="subtle"
            size="xs"
            disabled={blocked !== undefined}
            title={blocked}
            onClick={() => void refresh(seen)}
          >
            {t('exams.replace')}
          </Button>
        </p>
      )}
      <div className={styles.rows}>
        {questions.length === 0 && (
          <StateMessage icon="inbox" title={t('exams.paper_empty')} text={t('exams.paper_empty_text')} />
        )}
        {subjects.map((group, index) => {
          const { subject } = group[0]!
          return (
            <details key={subject.id} open={subjects.length < 4 || undefined}>
              <summary>
                <span className={styles.subject}>{subject.name}</span>
                <span className="staff-num">{number(group.length)}</span>
                <MoveButtons
                  name={subject.name}
                  isFirst={index === 0}
                  isLast={index === subjects.length - 1}
                  blocked={blocked}
                  onMove={by => void moveSubject(index, by)}
                />
              </summary>
              <ol>
                {group.map((question, place) => (
                  <li key={question.id} {...reorderProps(questions.indexOf(question))}>
                    <span className={`staff-num ${styles.number}`}>{number(question.number)}</span>
                    <div className={styles.text}>
                      <Html html={question.text} />
                      <div className={styles.facts}>
                        {question.seen_by > 0 && (
                          <span title={question.seen_in ?? undefined}>
                            <Icon name="eye" size={14} />
                            {number(question.seen_by)}
                          </span>
                        )}
                        {question.problems.map(code => (
                          <span key={code} data-wrong>
                            <Icon name="circle-alert" size={14} />
                            {problemText(t, code) ?? code}
                          </span>
                        ))}
                      </div>
                    </div>
                    <MoveButtons
                      name={number(question.number)}
                      isFirst={place === 0}
                      isLast={place === group.length - 1}
                      blocked={blocked}
                      onMove={by => void moveQuestion(question, by)}
                    />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="var(--staff-control)"
                      disabled={blocked !== undefined}
                      title={blocked}
                      aria-label={t('exams.refresh_this', { number: number(question.number) })}
                      onClick={() => void refresh([question])}
                    >
                      <Icon name="rotate-cw" size={16} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="var(--staff-control)"
                      disabled={blocked !== undefined}
                      title={blocked}
                      aria-label={t('exams.take_out_number', { number: number(question.number) })}
                      onClick={() => void take([question])}
                    >
                      <Icon name="x" />
                    </ActionIcon>
                  </li>
                ))}
              </ol>
            </details>
          )
        })}
      </div>
      {questions.length > 0 && (
        <footer>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            disabled={blocked !== undefined}
            title={blocked}
            onClick={() => askEmpty(true)}
          >
            {t('exams.empty')}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        isOpen={asksEmpty}
        title={t('exams.empty_title', { exam: exam.title.bn })}
        confirm={t('exams.empty')}
        danger
        onConfirm={empty}
        onClose={() => askEmpty(false)}
      >
        <p>{t('exams.empty_text', { count: number(questions.length) })}</p>
      </ConfirmDialog>
    </section>
  )
}

/** Questions move among those of their subject. */
const isNear = (dragged: ExamQuestion, over: ExamQuestion): boolean => dragged.subject.id === over.subject.id

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  blocked: string | undefined
  onMove(by: 1 | -1): void
}

function MoveButtons({ name, isFirst, isLast, blocked, onMove }: MoveButtonsProps): ReactElement {
  const t = useTexts('exams')
  const button = (by: 1 | -1, isEnd: boolean) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="var(--staff-control)"
      disabled={isEnd || blocked !== undefined}
      title={blocked}
      aria-label={t(by < 0 ? 'exams.move_up' : 'exams.move_down', { name })}
      onClick={event => {
        // Within a summary: it shall not open or close by this.
        event.preventDefault()
        onMove(by)
      }}
    >
      <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} size={16} />
    </ActionIcon>
  )
  return (
    <span className={styles.move}>
      {button(-1, isFirst)}
      {button(1, isLast)}
    </span>
  )
}
