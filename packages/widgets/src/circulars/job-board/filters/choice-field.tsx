import { useId } from 'react'
import { formatNumber } from '../../../foundation/text/format.ts'
import { choiceLabel } from '../active-filters.ts'
import type { FieldsProps } from '../fields-props.ts'

interface ChoiceFieldProps extends FieldsProps {
  field: 'employment_status' | 'district'
  label: string
  all: string
  /** Several are one value, with commas. */
  value: string
  onChoose: (value: string) => void
}

/** One value of several, or all of them. */
export function ChoiceField({ language, form, field, label, all, value, onChoose }: ChoiceFieldProps) {
  const id = useId()
  const choices = form?.[field] ?? []
  const isKnown = value === '' || choices.some(choice => choice.id === value)
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ui-select"
        part="input"
        value={value}
        onChange={event => onChoose(event.currentTarget.value)}
      >
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
