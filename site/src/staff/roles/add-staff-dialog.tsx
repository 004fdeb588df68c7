import { TextInput } from '@mantine/core'
import type { StaffMember } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useStaff, useTexts, useToldAct } from '../foundation/index.ts'

interface AddStaffDialogProps {
  /** The person whom the address names; what they get is asked next. */
  onFound(member: StaffMember): void
  onClose(): void
}

/** Finds a member by their whole e-mail address. */
export function AddStaffDialog({ onFound, onClose }: AddStaffDialogProps): ReactElement {
  const t = useTexts('roles')
  const admin = useStaff()
  const told = useToldAct()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const find = async () => {
    if (email.trim() === '') return setProblem(t('form.required'))
    await told(async () => {
      const [first, ...more] = await admin.core.members(email.trim())
      if (!first) return setProblem(t('roles.not_found'))
      if (more.length > 0) return setProblem(t('roles.several'))
      if (first.is_me) return setProblem(t('roles.own'))
      onFound(first)
    })
  }
  return (
    <ConfirmDialog isOpen title={t('roles.add')} confirm={t('roles.find')} onConfirm={find} onClose={onClose}>
      <TextInput
        label={t('roles.email')}
        description={t('roles.email_text')}
        type="email"
        maxLength={254}
        value={email}
        error={problem}
        onChange={event => {
          setEmail(event.currentTarget.value)
          setProblem(null)
        }}
      />
    </ConfirmDialog>
  )
}
