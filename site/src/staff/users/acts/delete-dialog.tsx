import { NativeSelect, TextInput } from '@mantine/core'
import type { DeletionReason, Person } from '@prostuti/contract'
import { actNoteLength, deletionReasons } from '@prostuti/contract/core/act-reasons'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

interface DeleteDialogProps {
  person: Person
  isOpen: boolean
  onClose(): void
}

const firstWord = (name: string, id: string) => name.trim().split(/\s+/)[0] || id
const same = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** Says what goes and what stays without a name, and asks for the first word of the name. */
export function DeleteDialog({ person, isOpen, onClose }: DeleteDialogProps): ReactElement {
  const t = useTexts('users')
  const { money } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const { id, name, held } = person
  const word = firstWord(name, id)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<DeletionReason>('asked_by_mail')
  const [note, setNote] = useState('')
  const [isOther, setOther] = useState(false)
  const remove = async () => {
    const isWrong = same(typed) !== same(word)
    setOther(isWrong)
    if (isWrong || held.length > 0) return
    const acting = () => admin.people.delete(id, { word: typed, reason, note: note.trim() })
    if (await change(acting, { done: t('users.deleted'), outdates: [] })) location.assign('/admin/users')
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.delete_title', { name: name || `#${id}` })}
      confirm={held[0] ? t('users.delete_held', { amount: money(held[0].amount) }) : t('users.delete_confirm')}
      cancel={t('users.keep')}
      prefersCancel
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <Effects person={person} />
      {held[0] && (
        <p className={styles.warning} role="alert">
          {t('users.delete_held_text', { amount: money(held[0].amount) })}
        </p>
      )}
      <TextInput
        label={t('users.delete_word', { word })}
        value={typed}
        autoComplete="off"
        error={isOther && t('users.other_word', { word })}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('users.reason')}
        value={reason}
        onChange={event => setReason(deletionReasons.find(each => each === event.currentTarget.value) ?? 'other')}
        data={deletionReasons.map(value => ({ value, label: t(`users.deletion_reason.${value}`) }))}
      />
      <TextInput
        label={t('users.note')}
        description={t('users.note_kept')}
        maxLength={actNoteLength}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

function Effects({ person: { devices, coins, premium_until: until, attempts, ledger, talk } }: { person: Person }) {
  const t = useTexts('users')
  const { number, date } = useFigures()
  const goes = [
    t('users.goes.profile'),
    t('users.goes.study'),
    t('users.goes.devices', { count: number(devices.length) }),
    ...(coins > 0 ? [t('users.goes.coins', { count: number(coins) })] : []),
    ...(until ? [t('users.goes.premium', { date: date(until) })] : []),
  ]
  const stays = [
    t('users.stays.results', { count: number(attempts.count) }),
    t('users.stays.ledger', { count: number(ledger.count) }),
    t('users.stays.talk', { posts: number(talk.posts), comments: number(talk.comments) }),
  ]
  return (
    <div className={styles.effects}>
      {[[t('users.goes'), goes] as const, [t('users.stays'), stays] as const].map(([title, lines]) => (
        <div key={title}>
          <h3 data-goes={lines === goes || undefined}>{title}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
