import type { CircularCategory, CircularFilters, CircularForm, District, EmploymentStatus } from '@prostuti/contract'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { choiceLabel } from './active-filters.ts'
import { DeadlineFields } from './deadline-fields.tsx'

export interface FieldsProps {
  t: Translate
  language: Language
  /** The server's clock. */
  now: number
  form: CircularForm | undefined
  filters: CircularFilters
  onChange: (filters: CircularFilters) => void
}

/** All filters, each choice with how many circulars it would leave beside the others. */
export function FilterFields(props: FieldsProps) {
  const { t, form, filters, onChange } = props
  return (
    <div className="jobs-fields">
      <CategoryField {...props} />
      <DeadlineFields {...props} />
      <ChoiceField
        {...props}
        field="employment_status"
        label={t('jobs.employment')}
        all={t('jobs.all_employment')}
        value={filters.employment_status?.join() ?? ''}
        onChoose={value =>
          onChange({ ...filters, employment_status: value ? (value.split(',') as EmploymentStatus[]) : undefined })
        }
      />
      <ChoiceField
        {...props}
        field="district"
        label={t('jobs.district')}
        all={t('jobs.all_districts')}
        value={filters.district ?? ''}
        onChoose={value => onChange({ ...filters, district: (value || undefined) as District | undefined })}
      />
      {form ? null : <span className="ui-hidden">{t('ui.loading')}</span>}
    </div>
  )
}

function CategoryField({ t, language, form, filters, onChange }: FieldsProps) {
  const chosen = filters.category ?? []
  const toggle = (id: CircularCategory, isOn: boolean) =>
    onChange({ ...filters, category: isOn ? [...chosen, id] : chosen.filter(each => each !== id) })
  const known = (form?.category ?? []).filter(({ id, count }) => count > 0 || chosen.includes(id))
  if (known.length === 0) return null
  return (
    <fieldset className="jobs-choices" data-rows="">
      <legend>{t('jobs.category')}</legend>
      {known.map(({ id, label, count }) => (
        <Choice key={id} type="checkbox" checked={chosen.includes(id)} onChange={isOn => toggle(id, isOn)}>
          {label} <small className="ui-num">{formatNumber(count, language)}</small>
        </Choice>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** One of several, as a pill or a row. */
export function Choice({ type, name, checked, onChange, children }: ChoiceProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)
  return (
    <label className="jobs-choice" data-checked={checked ? '' : undefined}>
      <input type={type} name={name} checked={checked} onChange={change} />
      <span>{children}</span>
    </label>
  )
}

interface ChoiceFieldProps extends FieldsProps {
  field: 'employment_status' | 'district'
  label: string
  all: string
  /** Several are one value, with commas. */
  value: string
  onChoose: (value: string) => void
}

function ChoiceField({ language, form, field, label, all, value, onChoose }: ChoiceFieldProps) {
  const id = useId()
  const choices = form?.[field] ?? []
  const isKnown = value === '' || choices.some(choice => choice.id === value)
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="ui-select" value={value} onChange={event => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {isKnown ? null : (
          <option value={value}>
            {value
              .split(',')
              .map(each => choiceLabel(form, field, each))
              .join(', ')}
          </option>
        )}
        {choices.map(choice => (
          <option key={choice.id} value={choice.id}>
            {choice.label} ({formatNumber(choice.count, language)})
          </option>
        ))}
      </select>
    </div>
  )
}
