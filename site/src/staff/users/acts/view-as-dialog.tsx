import { NativeSelect, TextInput } from '@mantine/core'
import type { Person, ViewAsReason } from '@prostuti/contract'
import { actNoteLength, viewAsMinutes, viewAsReasons } from '@prostuti/contract/core/act-reasons'
import { beginViewAs } from '@prostuti/sdk/auth/view-as'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useStaffContext, useTexts } from '../../foundation/index.ts'

/** Before one looks: why, for how long, and what it will not do. */
export function ViewAsDialog({ person: { id, name }, onClose }: { person: Person; onClose(): void }): ReactElement {
  const t = useTexts('users')
  const { number } = useFigures()
  const { client } = useStaffContext()
  const admin = useStaff()
  const change = useChange()
  const [reason, setReason] = useState<ViewAsReason>('payment')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const minutes = number(viewAsMinutes)
  const look = async () => {
    const needsNote = reason === 'other' && note.trim() === ''
    setMissing(needsNote)
    if (needsNote) return
    const begin = async () =>
      beginViewAs(client, await admin.people.startViewAs({ user: id, reason, note: note.trim() }))
    if (await change(begin, { outdates: [] })) location.assign('/')
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('users.view_as_title', { name: name || `#${id}` })}
      confirm={t('users.view_as_confirm', { minutes })}
      onConfirm={look}
      onClose={onClose}
    >
      <p>{t('users.view_as_what', { minutes })}</p>
      <NativeSelect
        label={t('users.view_as_why')}
        required
        value={reason}
        onChange={event => setReason(viewAsReasons.find(each => each === event.currentTarget.value) ?? 'other')}
        data={viewAsReasons.map(value => ({ value, label: t(`users.view_as_reason.${value}`) }))}
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
