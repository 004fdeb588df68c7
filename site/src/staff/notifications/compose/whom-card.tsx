import { MultiSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import type { AudienceFunnel, ReturnsOf } from '@prostuti/contract'
import { districtName, districts } from '@prostuti/contract/district-names'
import { goals } from '@prostuti/contract/goals'
import type { ReactElement } from 'react'
import type { Loaded } from '../../foundation/data/use-query.ts'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { ErrorState, Segments, useFigures, useLanguage, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './compose.module.css'
import { Funnel } from './funnel.tsx'
import type { NotificationValues } from './notification-values.ts'
import { PersonField } from './person-field.tsx'

type Form = StaffFormState<NotificationValues>

/** Who gets it: by conditions, one person, or one phone; with how many that is. */
export function WhomCard({ form, reach }: { form: Form; reach: Loaded<AudienceFunnel | null> }): ReactElement {
  const t = useTexts('notifications')
  const { values, setFieldValue, getInputProps } = form.form
  return (
    <section className="staff-card" data-step={2}>
      <header>
        <h2>{t('notifications.card.whom')}</h2>
        <Segments
          label={form.labels.to}
          value={values.to}
          options={(['audience', 'person', 'phone'] as const).map(value => ({
            value,
            label: t(`notifications.to.${value}`),
          }))}
          onChange={to => setFieldValue('to', to)}
        />
      </header>
      <div className={styles.fields}>
        {values.to === 'audience' && <Conditions form={form} />}
        {values.to === 'person' && <PersonField form={form} />}
        {values.to === 'phone' && (
          <TextInput
            className={styles.address}
            label={form.labels.push_token}
            description={t('notifications.phone_hint')}
            maxLength={4096}
            {...getInputProps('push_token')}
          />
        )}
        {values.to !== 'phone' &&
          (reach.error ? (
            <ErrorState error={reach.error} onRetry={reach.reload} />
          ) : (
            reach.data && <Funnel funnel={reach.data} isLoading={reach.isLoading} />
          ))}
      </div>
    </section>
  )
}

function Conditions({ form }: { form: Form }): ReactElement {
  const t = useTexts('notifications')
  const language = useLanguage()
  const admin = useStaff()
  const { number } = useFigures()
  const { values, getInputProps } = form.form
  const { data } = useQuery(['notifications', 'form'], () => admin.notifications.form())
  return (
    <>
      <p className="staff-small">{t('notifications.audience_hint')}</p>
      <MultiSelect
        label={form.labels.programs}
        data={programChoices(data, values.programs)}
        placeholder={values.programs.length === 0 ? t('notifications.everybody') : undefined}
        searchable
        hidePickedOptions
        maxValues={20}
        {...getInputProps('programs')}
        value={[...values.programs]}
      />
      <MultiSelect
        label={form.labels.goals}
        data={goals.map(value => ({ value, label: t(`notifications.goals.${value}`) }))}
        placeholder={values.goals.length === 0 ? t('notifications.any_goal') : undefined}
        hidePickedOptions
        {...getInputProps('goals')}
        value={[...values.goals]}
      />
      <MultiSelect
        label={form.labels.districts}
        description={
          data &&
          data.members > 0 &&
          t('notifications.districts_hint', { percent: number(Math.round((data.with_district / data.members) * 100)) })
        }
        data={districts.map(value => ({ value, label: districtName(value, language) }))}
        placeholder={values.districts.length === 0 ? t('notifications.any_district') : undefined}
        searchable
        hidePickedOptions
        {...getInputProps('districts')}
        value={[...values.districts]}
      />
    </>
  )
}

/** Those that are chosen already keep their place while the names are on their way. */
function programChoices(form: ReturnsOf<'notifications.getNotificationForm'> | null, chosen: readonly string[]) {
  if (form) return form.programs.map(({ id, title }) => ({ value: id, label: title }))
  return chosen.map(value => ({ value, label: '…' }))
}
