import { TextInput } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { NumberField } from '../fields/index.ts'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './regrade.module.css'

/** More time for one person, or a sheet that is opened again. */
export interface WantedTime {
  readonly kind: 'one' | 'reopen'
  readonly id: string
  readonly name: string
}

interface TimeDialogProps {
  exam: string
  /** Null: closed. */
  wanted: WantedTime | null
  /** Also once it is done. */
  onClose(): void
}

const most = 240

/** Asks how many minutes and why; then gives them. */
export function TimeDialog({ exam, wanted, onClose }: TimeDialogProps): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const change = useChange()
  const { number } = useFigures()
  const [count, setMinutes] = useState(10)
  const [note, setNote] = useState('')
  const isValid = Number.isInteger(count) && count >= 1 && count <= most
  const kind = wanted?.kind ?? 'one'
  const name = wanted?.name ?? ''
  const give = async () => {
    if (!wanted || !isValid) return
    const body = { minutes: count, note }
    const giving = () =>
      wanted.kind === 'reopen'
        ? admin.attempts.reopen(exam, { ...body, user: wanted.id })
        : admin.attempts.giveTime(exam, { ...body, user: wanted.id })
    const done = t(wanted.kind === 'reopen' ? 'regrade.time.reopened' : 'regrade.time.given')
    if (await change(giving, { done, outdates: [['attempts', exam]] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      title={t(`regrade.time.title.${kind}`, { name })}
      confirm={t(kind === 'reopen' ? 'regrade.time.reopen' : 'regrade.time.give')}
      onConfirm={give}
      onClose={onClose}
    >
      <p>{t(`regrade.time.text.${kind}`)}</p>
      <div className={styles.fields}>
        <NumberField
          label={t('regrade.time.minutes')}
          value={count}
          error={isValid ? null : t('regrade.time.minutes_wrong', { most: number(most) })}
          onChange={setMinutes}
        />
        <TextInput
          label={t('regrade.note')}
          maxLength={500}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
