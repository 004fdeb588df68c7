import { NativeSelect, TextInput } from '@mantine/core'
import type { Person, SignOutReason } from '@prostuti/contract'
import { actNoteLength, signOutReasons } from '@prostuti/contract/core/act-reasons'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'
import { BeforeAfter } from './before-after.tsx'

interface SignOutDialogProps {
  person: Person
  /** The one device that is signed out; by default all. `line`: as the person reads it, empty where it said nothing of itself. */
  device?: { id: string; name: string; line: string }
  isOpen: boolean
  /** Also once it is done. */
  onClose(): void
}

/** Asks before all devices of a person are signed out, or one, and why. */
export function SignOutDialog({ person, device, isOpen, onClose }: SignOutDialogProps): ReactElement {
  const { id, name, devices } = person
  const t = useTexts('users')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [reason, setReason] = useState<SignOutReason>('asked')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const out = device ? 1 : devices.length
  const count = number(out)
  const ofOne = device?.line ? t('users.sign_out_device_read', { device: device.line }) : t('users.sign_out_one_read')
  const theyRead = device ? ofOne : t('users.sign_out_read')
  const signOut = async () => {
    const needsNote = reason === 'other' && note.trim() === ''
    setMissing(needsNote)
    if (needsNote) return
    const why = { reason, note: note.trim() }
    const acting = () => (device ? admin.people.signOutDevice(id, device.id, why) : admin.people.signOut(id, why))
    const done = t(device ? 'users.device_signed_out' : 'users.signed_out')
    if (await change(acting, { done, outdates: [['people'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={device ? t('users.sign_out_device_title', { device: device.name }) : t('users.sign_out_title')}
      confirm={t('users.sign_out_confirm', { count })}
      onConfirm={signOut}
      onClose={onClose}
    >
      <p>{t('users.sign_out_what', { count: out, devices: count, name: name || `#${id}` })}</p>
      <BeforeAfter before={number(devices.length)} change={`−${count}`} after={number(devices.length - out)} />
      <p>{t('users.sign_out_safe')}</p>
      <NativeSelect
        label={t('users.reason')}
        value={reason}
        onChange={event => setReason(signOutReasons.find(each => each === event.currentTarget.value) ?? 'other')}
        data={signOutReasons.map(value => ({ value, label: t(`users.sign_out_reason.${value}`) }))}
      />
      <div className={styles.read}>
        <p className="staff-small">{t('users.they_read')}</p>
        <p>
          {theyRead}{' '}
          {t(
            reason === 'asked' || reason === 'lost_device' ? 'users.sign_out_read.asked' : 'users.sign_out_read.safety',
          )}
        </p>
      </div>
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
