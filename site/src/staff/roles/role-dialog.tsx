import { NativeSelect, Textarea } from '@mantine/core'
import type { StaffMember } from '@prostuti/contract'
import { roleReasonLength } from '@prostuti/contract/core/act-reasons'
import { grants, type Right, type Role, roles, seesKeys } from '@prostuti/contract/rights'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useStaff, useTexts } from '../foundation/index.ts'
import { RoleStrip } from './role-strip.tsx'
import { useLimitWords } from './use-limit-words.ts'

interface RoleDialogProps {
  member: StaffMember
  /** Also once it is done. */
  onClose(): void
}

/** Gives a person another role, with what it will let them do and what it takes. */
export function RoleDialog({ member, onClose }: RoleDialogProps): ReactElement {
  const t = useTexts('roles')
  const admin = useStaff()
  const change = useChange()
  const others = [...roles, null].filter(role => role !== member.role)
  const [role, choose] = useState<Role | null>(others[0]!)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const name = member.name || member.email || member.id
  const save = async () => {
    const said = reason.trim()
    setMissing(said === '')
    if (said === '') return
    const saving = () => admin.core.changeRole(member.id, { was: member.role, role, reason: said })
    if (await change(saving, { done: t('roles.changed', { name }), outdates: [['roles']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('roles.change_title', { name })}
      confirm={t(role === null ? 'roles.remove' : 'roles.confirm')}
      onConfirm={save}
      onClose={onClose}
    >
      <NativeSelect
        label={t('roles.role')}
        value={role ?? ''}
        data={others.map(each => ({ value: each ?? '', label: t(`roles.name.${each ?? 'none'}`) }))}
        onChange={event => choose(roles.find(each => each === event.currentTarget.value) ?? null)}
      />
      <RoleStrip was={member.role} role={role} />
      <RoleEffect was={member.role} role={role} />
      <Textarea
        label={t('roles.reason')}
        description={t('roles.reason_text')}
        autosize
        minRows={2}
        maxLength={roleReasonLength.max}
        value={reason}
        error={isMissing && t('form.required')}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

/** What the role lets a person do, and that who sees keys is not ranked. */
function RoleEffect({ was, role }: { was: Role | null; role: Role | null }): ReactElement {
  const t = useTexts('roles')
  const wordsOf = useLimitWords()
  if (role === null) return <p>{t(seesKeys(was) ? 'roles.effect_none_ranked' : 'roles.effect_none')}</p>
  const works = Object.entries(grants[role]).map(([right, limit]) => {
    const words = wordsOf(limit)
    return `${t(`roles.right.${right as Right}`)}${words && ` (${words})`}`
  })
  return (
    <>
      <p>{role === 'owner' ? t('roles.effect_all') : t('roles.effect', { works: works.join('; ') })}</p>
      <p>{t(seesKeys(role) ? 'roles.effect_keys' : 'roles.effect_no_keys')}</p>
    </>
  )
}
