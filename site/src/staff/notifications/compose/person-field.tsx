import { Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { FoundPerson } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useFigures, useMay, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import type { NotificationValues } from './notification-values.ts'

type Form = StaffFormState<NotificationValues>

/** One person: found by name where one may read names, else by the number of the account. */
export function PersonField({ form }: { form: Form }): ReactElement {
  const t = useTexts('notifications')
  if (useMay('people.read')) return <PersonSearch form={form} />
  return (
    <TextInput
      label={form.labels.user}
      description={t('notifications.person_hint')}
      inputMode="numeric"
      maxLength={18}
      {...form.form.getInputProps('user')}
    />
  )
}

const typingMs = 250

function PersonSearch({ form }: { form: Form }): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { digits } = useFigures()
  const { user } = form.form.values
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingMs)
  const chosen = useQuery(['notifications', 'person', user], async () => (user ? admin.notifications.people(user) : []))
  const found = useQuery(['notifications', 'people', search], async () =>
    search ? admin.notifications.people(search) : [],
  )
  const label = ({ id, name }: FoundPerson) => t('notifications.person_name', { name: name || '…', id: digits(id) })
  const own = chosen.data?.find(({ id }) => id === user)
  const choices = new Map((found.data ?? []).map(person => [person.id, label(person)]))
  // Who is chosen keeps their name while others are searched.
  if (user && !choices.has(user)) choices.set(user, own ? label(own) : digits(user))
  return (
    <Select
      label={t('notifications.person')}
      placeholder={t('notifications.person_search')}
      description={t('notifications.person_search_hint')}
      searchable
      clearable
      data={[...choices].map(([value, name]) => ({ value, label: name }))}
      filter={({ options }) => options}
      nothingFoundMessage={search && !found.isLoading ? t('notifications.person_none') : undefined}
      onSearchChange={setTyped}
      {...form.form.getInputProps('user')}
      value={user || null}
      onChange={id => form.form.setFieldValue('user', id ?? '')}
    />
  )
}
