import { personNameLength, rankAliasLength } from '@prostuti/contract/text-lengths'
import { accountApiOf } from '@prostuti/sdk/auth'
import { examsApiOf } from '@prostuti/sdk/exams'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, Field } from '../../foundation/ui/index.ts'
import type { PersonProps } from './profile.props.ts'

interface FormProps extends PersonProps {
  onCancel: () => void
  onSaved: () => void
}

/** The name, and another one for standings; without that one's own name stands there. */
export function NamesForm({ client, t, user, onCancel, onSaved }: FormProps) {
  const [tooShort, setTooShort] = useState(false)
  const [isBlank, setBlank] = useState(false)
  const { busy, error, save } = useSaving(onSaved)
  const form = useFocusFirst()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [name, alias] = ['name', 'alias'].map(field => String(fields.get(field) ?? '').trim()) as [string, string]
    const isShort = alias.length > 0 && alias.length < rankAliasLength.min
    const isNameless = !user.is_anonymous && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
    setTooShort(isShort)
    setBlank(isNameless)
    if (!isShort && !isNameless) save(() => saveNames({ client, user }, name, alias || null))
  }
  return (
    <form
      className="ui-card profile-form"
      part="card"
      onSubmit={submit}
      ref={form}
      aria-label={t('profile.edit_title')}
    >
      {user.is_anonymous ? null : (
        <Field
          label={t('profile.name')}
          name="name"
          defaultValue={user.name}
          required
          maxLength={personNameLength.max}
          autoComplete="name"
          fault={isBlank ? t('profile.name_blank') : undefined}
        />
      )}
      <Field
        label={t('profile.alias')}
        hint={t('profile.alias_hint')}
        name="alias"
        defaultValue={user.profile.rank_alias ?? ''}
        maxLength={rankAliasLength.max}
        autoComplete="nickname"
        fault={tooShort ? t('profile.alias_short') : error ? errorText(error, t).title : undefined}
      />
      <p className="profile-actions">
        <Button kind="primary" type="submit" busy={busy && t('profile.saving')}>
          {t('profile.save')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </p>
    </form>
  )
}

/** Calls the server for what has changed alone; the person as they are then is everywhere at once. */
async function saveNames(
  { client, user }: Pick<PersonProps, 'client' | 'user'>,
  name: string,
  alias: string | null,
): Promise<void> {
  if (alias !== user.profile.rank_alias) {
    await examsApiOf(client).setRankAlias(alias)
    await client.auth.refresh()
  }
  // What a person is called for short comes from the name again.
  if (!user.is_anonymous && name !== user.name)
    await accountApiOf(client).updateProfile({ name, first_name: '', last_name: '' })
}

/** The form takes the place of the button that opened it. */
function useFocusFirst() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
