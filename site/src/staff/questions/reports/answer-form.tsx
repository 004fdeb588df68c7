import { Button, Textarea } from '@mantine/core'
import type { FlaggedQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, Shortcut, useChange, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './flagged-screen.module.css'
import { whatWasDone } from './what-was-done.ts'

interface AnswerFormProps {
  flag: string
  people: number
  question: Pick<FlaggedQuestion['question'], 'id' | 'text'>
  /** When the first of these reports came. */
  since: string
}

/** One answer to all open reports of a question. */
export function AnswerForm({ flag, people, question, since }: AnswerFormProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const change = useChange()
  const { number } = useFigures()
  const history = useQuery(['audit', { kind: 'question', id: question.id }], () =>
    admin.core.audit({ kind: 'question', id: question.id }),
  )
  const done = whatWasDone(history.data?.results ?? [], since)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (state: 'accepted' | 'declined') => {
    setMissing(answer.trim() === '')
    if (answer.trim() === '') return
    setBusy(true)
    const answering = () => admin.flags.answer(flag, { state, answer: answer.trim(), everyone: true })
    await change(answering, { done: t('questions.answered'), outdates: [['flags']] })
    setBusy(false)
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
          <AnswerTemplates done={done} onChoose={setAnswer} />
        </div>
        <AnswerNotice question={question.text} answer={answer} />
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

const templates = ['mended', 'sound', 'more'] as const

interface AnswerTemplatesProps {
  /** What was mended since the first report. */
  done: ReturnType<typeof whatWasDone>
  onChoose(answer: string): void
}

/** Answers that are often given; the one about mending names what was mended. */
function AnswerTemplates({ done, onChoose }: AnswerTemplatesProps): ReactElement {
  const t = useTexts('questions')
  const textOf = (template: (typeof templates)[number]) =>
    template === 'mended'
      ? t('questions.template.mended_text', { done: done.map(part => t(`questions.mended.${part}`)).join(', ') })
      : t(`questions.template.${template}_text`)
  return (
    <div className={styles.templates}>
      {templates.map(each => (
        <Button
          key={each}
          variant="default"
          size="xs"
          disabled={each === 'mended' && done.length === 0}
          title={each === 'mended' && done.length === 0 ? t('questions.not_mended') : undefined}
          onClick={() => onChoose(textOf(each))}
        >
          {t(`questions.template.${each}`)}
        </Button>
      ))}
    </div>
  )
}

/** The notification that brings an answer to those who have reported. */
function AnswerNotice({ question, answer }: { question: string; answer: string }): ReactElement {
  const t = useTexts('questions')
  return (
    <div>
      <span className="staff-small">{t('questions.they_read')}</span>
      <div className={styles.notice}>
        <b>
          <Icon name="bell-ring" size={16} /> {t('questions.answer_came')}
        </b>
        <span className="staff-small">{question}</span>
        <p>{answer}</p>
      </div>
    </div>
  )
}
