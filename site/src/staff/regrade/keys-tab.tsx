import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, Select, Textarea } from '@mantine/core'
import type { AcceptedKeys, WantedKey } from '@prostuti/contract'
import type { Messages } from '@prostuti/sdk/i18n/translate'
import type { WantedRegrade } from '@prostuti/sdk/staff'
import { type ReactElement, type ReactNode, useState } from 'react'
import {
  ConfirmDialog,
  useAddress,
  useFigures,
  useFollowTask,
  useOutdate,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { BankMending, type Mending, usualMending } from './bank-mending.tsx'
import { Effect } from './effect.tsx'
import { KeyEditor } from './key-editor.tsx'
import styles from './regrade.module.css'

interface KeysTabProps {
  keys: AcceptedKeys
  changed: Messages
  /** The task has been asked for. */
  onStarted(job: string): void
}

/** The keys of an exam, changed question by question; what that would do; and the button that does it. */
export function KeysTab({ keys, changed, onStarted }: KeysTabProps): ReactElement {
  const t = useTexts('regrade')
  const [address] = useAddress()
  const [wanted, setWanted] = useState<readonly WantedKey[]>([])
  const [note, setNote] = useState('')
  const [mendings, setMendings] = useState<Readonly<Record<string, Mending>>>({})
  const mendingOf = (id: string) => mendings[id] ?? usualMending
  const bank = wanted.flatMap(({ question: id }) => {
    const { isWanted, explanation } = mendingOf(id)
    return isWanted ? [{ question: id, ...(explanation && { explanation }) }] : []
  })
  const publish = usePublish({ keys, wanted, bank, note, onStarted })
  const question = keys.questions.find(each => each.question === address.get('question')) ?? keys.questions[0]
  if (!question) return <p>{t('regrade.no_questions')}</p>
  const isReady = keys.state === 'ready'
  const asked = wanted.find(key => key.question === question.question)
  const change = (key: WantedKey | null) =>
    setWanted([...wanted.filter(each => each.question !== question.question), ...(key ? [key] : [])])
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <QuestionCard {...{ keys, question, wanted }}>
          <KeyEditor
            key={question.question}
            question={question}
            counted={keys.counted}
            wanted={asked}
            disabled={!isReady}
            onChange={change}
          />
          {asked && (
            <BankMending
              key={`bank ${question.question}`}
              question={question.question}
              isCancelled={asked.accepted === null}
              mending={mendingOf(question.question)}
              onChange={mending => setMendings({ ...mendings, [question.question]: mending })}
            />
          )}
          {!isReady && <p role="status">{t(`regrade.why.${keys.state}`)}</p>}
          <Textarea
            label={t('regrade.note')}
            autosize
            minRows={2}
            maxLength={500}
            value={note}
            disabled={!isReady}
            onChange={event => setNote(event.currentTarget.value)}
          />
          <Button
            disabled={!isReady || wanted.length === 0 || note.trim() === ''}
            onClick={() => publish.setAsking(true)}
          >
            {t('regrade.publish')}
          </Button>
        </QuestionCard>
      </div>
      <Effect keys={keys} wanted={wanted} changed={changed} />
      <PublishDialog {...{ keys, wanted, publish }} mended={bank.length} />
    </div>
  )
}

interface QuestionCardProps {
  keys: AcceptedKeys
  /** The chosen one. */
  question: AcceptedKeys['questions'][number]
  wanted: readonly WantedKey[]
  children: ReactNode
}

/** One question of the exam, chosen by the address; those that change are marked. */
function QuestionCard({ keys, question, wanted, children }: QuestionCardProps): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  const [, setAddress] = useAddress()
  return (
    <section className="staff-card">
      <header>
        <h2>{t('regrade.question', { number: number(question.number) })}</h2>
        <a href={`/admin/question/${question.question}`}>{t('regrade.in_bank')}</a>
      </header>
      <div className={styles.body}>
        <Select
          label={t('regrade.choose')}
          searchable
          allowDeselect={false}
          value={question.question}
          data={keys.questions.map(each => ({
            value: each.question,
            label: `${number(each.number)}. ${plain(each.text)}${wanted.some(key => key.question === each.question) ? ' ●' : ''}`,
          }))}
          onChange={id => setAddress({ question: id }, { replace: true })}
        />
        {children}
      </div>
    </section>
  )
}

interface PublishDialogProps {
  keys: AcceptedKeys
  wanted: readonly WantedKey[]
  publish: ReturnType<typeof usePublish>
  /** How many questions are mended in the bank. */
  mended: number
}

function PublishDialog({ keys, wanted, publish, mended }: PublishDialogProps): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  return (
    <ConfirmDialog
      isOpen={publish.isAsking}
      title={t('regrade.publish_title')}
      confirm={t('regrade.publish')}
      onConfirm={publish.run}
      onClose={() => publish.setAsking(false)}
    >
      <p>{t('regrade.publish_text', { count: number(keys.sheets), questions: number(wanted.length) })}</p>
      {mended > 0 && <p>{t('regrade.bank.publish_text', { count: number(mended) })}</p>}
    </ConfirmDialog>
  )
}

/** Asks first, then begins the task, whose card follows the person. */
function usePublish({
  keys,
  wanted,
  bank,
  note,
  onStarted,
}: Pick<KeysTabProps, 'keys' | 'onStarted'> & {
  wanted: readonly WantedKey[]
  bank: NonNullable<WantedRegrade['bank']>
  note: string
}) {
  const t = useTexts('regrade')
  const admin = useStaff()
  const act = useToldAct()
  const outdate = useOutdate()
  const follow = useFollowTask()
  const [isAsking, setAsking] = useState(false)
  const run = async () => {
    const isTaken = await act(async () => {
      const { job } = await admin.regrades.start(keys.exam, { changes: [...wanted], version: keys.version, note, bank })
      if (!job) return
      follow({ id: job, title: t('regrade.job', { title: keys.title }), href: location.pathname })
      onStarted(job)
    }, t('regrade.started'))
    setAsking(false)
    // Another person has changed the keys, or computes with them.
    if (!isTaken) outdate(['regrades', 'keys', keys.exam])
  }
  return { isAsking, setAsking, run }
}

/** A question's text without its marks, to choose from. */
function plain(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
