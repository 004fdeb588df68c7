import type { ReactElement } from 'react'
import { NumberField } from '../../fields/index.ts'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { DateField, fromDhaka, Icon, Segments, useFigures, useStaffContext, useTexts } from '../../foundation/index.ts'
import { isQuiet } from '../quiet-hours.ts'
import styles from './compose.module.css'
import { datesOf, type NotificationValues } from './notification-values.ts'

type Form = StaffFormState<NotificationValues>

/** When it goes out: at once, at a time, or on a row of dates of which each can be left out. */
export function WhenCard({ form }: { form: Form }): ReactElement {
  const t = useTexts('notifications')
  const { now } = useStaffContext()
  const { values, setFieldValue, getInputProps, errors } = form.form
  const { timing } = values
  const first = timing === 'now' ? new Date(now()).toISOString() : fromDhaka(values.at)
  return (
    <section className="staff-card" data-step={3}>
      <header>
        <h2>{t('notifications.card.when')}</h2>
        <Segments
          label={form.labels.timing}
          value={timing}
          options={(['now', 'later', 'repeat'] as const).map(value => ({
            value,
            label: t(`notifications.timing.${value}`),
          }))}
          onChange={next => setFieldValue('timing', next)}
        />
      </header>
      <div className={styles.fields}>
        {timing !== 'now' && (
          <div className={styles.times}>
            <DateField
              type="datetime-local"
              label={timing === 'repeat' ? form.labels.at : form.labels.timing}
              {...getInputProps('at')}
              value={values.at}
              onChange={event => form.form.setValues({ at: event.currentTarget.value, moved: [] })}
            />
            {timing === 'repeat' && (
              <>
                <NumberField
                  label={form.labels.interval}
                  value={values.interval}
                  error={errors.interval}
                  onChange={days => form.form.setValues({ interval: days, moved: [] })}
                />
                <NumberField
                  label={form.labels.repeat_count}
                  value={values.repeat_count}
                  error={errors.repeat_count}
                  onChange={count => setFieldValue('repeat_count', count)}
                />
              </>
            )}
          </div>
        )}
        {timing === 'repeat' && <Dates form={form} />}
        <p className={styles.quiet} data-warns={(first && isQuiet(first)) || undefined}>
          <Icon name={first && isQuiet(first) ? 'triangle-alert' : 'info'} size={16} />
          {t(first && isQuiet(first) ? 'notifications.quiet' : 'notifications.quiet_rule')}
        </p>
      </div>
    </section>
  )
}

function Dates({ form }: { form: Form }): ReactElement | null {
  const t = useTexts('notifications')
  const { dayOf, date } = useFigures()
  const { values, setFieldValue, errors } = form.form
  const dates = datesOf(values)
  if (dates.length === 0) return null
  const toggle = (number: number) =>
    setFieldValue(
      'left_out',
      values.left_out.includes(number)
        ? values.left_out.filter(each => each !== number)
        : [...values.left_out, number].sort((a, b) => a - b),
    )
  return (
    <>
      <fieldset className={styles.dates}>
        <legend className="hidden">{t('notifications.dates_label')}</legend>
        {dates.map((at, number) => {
          const goes = !values.left_out.includes(number)
          return (
            <button key={at} type="button" aria-pressed={goes} title={date(at)} onClick={() => toggle(number)}>
              {goes && <Icon name="check" size={14} />}
              {dayOf(at)}
            </button>
          )
        })}
      </fieldset>
      {errors.left_out && <p className={styles.wrong}>{errors.left_out}</p>}
      <p className="staff-small">{t('notifications.counted_anew')}</p>
    </>
  )
}
