import { NativeSelect, TextInput } from '@mantine/core'
import { actNoteLength, type Person, type SignOutReason, signOutReasons } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'
import { BeforeAfter } from './before-after.tsx'

interface ActDialogProps {
  person: Person
  isOpen: boolean
  /** Also once it is done. */
  onClose(): void
}

/** Asks before all devices of a person are signed out, and why. */
export function SignOutDialog({ person: { id, name, devices }, isOpen, onClose }: ActDialogProps): ReactElement {
  const t = useTexts('users')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [reason, setReason] = useState<SignOutReason>('asked')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const count = number(devices.length)
  const signOut = async () => {
    const needsNote = reason === 'other' && note.trim() === ''
    setMissing(needsNote)
    if (needsNote) return
    const acting = () => admin.people.signOut(id, { reason, note: note.trim() })
    if (await change(acting, { done: t('users.signed_out'), outdates: [['people'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.sign_out_title')}
      confirm={t('users.sign_out_confirm', { count })}
      onConfirm={signOut}
      onClose={onClose}
    >
      <p>{t('users.sign_out_what', { count, name: name || `#${id}` })}</p>
      <BeforeAfter before={count} change={`−${count}`} after={number(0)} />
      <p className={styles.read}>{t('users.sign_out_safe')}</p>
      <NativeSelect
        label={t('users.reason')}
        value={reason}
        onChange={event => setReason(signOutReasons.find(each => each === event.currentTarget.value) ?? 'other')}
        data={signOutReasons.map(value => ({ value, label: t(`users.sign_out_reason.${value}`) }))}
      />
      <TextInput
        label={t('users.note')}
        description={t('users.note_kept')}
        maxLength={actNoteLength}
        value={note}
        error={isMissing && t('form.required')}
        onChange={event => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
