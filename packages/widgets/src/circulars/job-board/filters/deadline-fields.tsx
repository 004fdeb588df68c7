import type { CircularFilters } from '@prostuti/contract'
import { useId, useState } from 'react'
import { formatNumber } from '../../../foundation/text/format.ts'
import { aheadOf, dayFrom, daysAhead } from '../active-filters.ts'
import type { FieldsProps } from '../fields-props.ts'
import { Choice } from './choice.tsx'

/** The range of the last day to apply, and whether circulars without one are listed. */
export function DeadlineFields({ t, language, now, form, filters, onChange }: FieldsProps) {
  const name = useId()
  const [isOwn, setOwn] = useState(false)
  const hasRange = Boolean(filters.date_l || filters.date_r)
  const ahead = hasRange ? aheadOf(filters, now) : undefined
  const choosesDays = isOwn || (hasRange && ahead === undefined)
  const setRange = (date_l: string | undefined, date_r: string | undefined) => onChange({ ...filters, date_l, date_r })
  const toggle = (days: number | undefined) => {
    setOwn(false)
    setRange(undefined, days === undefined ? undefined : dayFrom(now, days))
  }
  return (
    <fieldset className="jobs-choices">
      <legend>{t('filters.deadline')}</legend>
      <Choice type="radio" name={name} checked={!hasRange && !choosesDays} onChange={() => toggle(undefined)}>
        {t('filters.any_day')}
      </Choice>
      {daysAhead.map(days => (
        <Choice
          key={days}
          type="radio"
          name={name}
          checked={ahead === days && !choosesDays}
          onChange={() => toggle(days)}
        >
          {t('jobs.within', { count: days })}
        </Choice>
      ))}
      <Choice type="radio" name={name} checked={choosesDays} onChange={() => setOwn(true)}>
        {t('filters.own_days')}
      </Choice>
      {choosesDays ? (
        <div className="jobs-days">
          <DayField
            label={t('filters.from_day')}
            value={filters.date_l}
            onChange={day => setRange(day, filters.date_r)}
          />
          <DayField
            label={t('filters.to_day')}
            value={filters.date_r}
            onChange={day => setRange(filters.date_l, day)}
          />
        </div>
      ) : null}
      <div className="jobs-undated">
        <Choice type="checkbox" checked={listsUndated(filters)} onChange={isOn => onChange(withUndated(filters, isOn))}>
          {t('filters.undated_too')}{' '}
          {form && form.without_deadline > 0 ? (
            <small className="ui-num">{formatNumber(form.without_deadline, language)}</small>
          ) : null}
        </Choice>
      </div>
    </fieldset>
  )
}

const hasRangeOf = ({ date_l, date_r }: CircularFilters): boolean => Boolean(date_l || date_r)

/** Left out, they are listed where no range is asked for. */
const listsUndated = (filters: CircularFilters): boolean => filters.null_deadline ?? !hasRangeOf(filters)

const withUndated = (filters: CircularFilters, isOn: boolean): CircularFilters => ({
  ...filters,
  null_deadline: isOn === !hasRangeOf(filters) ? undefined : isOn,
})

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="ui-field">
      <label htmlFor={id} className="ui-small">
        {label}
      </label>
      <input
        id={id}
        className="ui-input"
        part="input"
        type="date"
        value={value ?? ''}
        onChange={event => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  )
}
