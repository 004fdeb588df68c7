import type { CircularCategory, District, EmploymentStatus } from '@prostuti/contract'
import { formatNumber } from '../../../foundation/text/format.ts'
import type { FieldsProps } from '../fields-props.ts'
import { Choice } from './choice.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DeadlineFields } from './deadline-fields.tsx'

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
        label={t('filters.employment')}
        all={t('filters.all_employment')}
        value={filters.employment_status?.join() ?? ''}
        onChoose={value =>
          onChange({ ...filters, employment_status: value ? (value.split(',') as EmploymentStatus[]) : undefined })
        }
      />
      <ChoiceField
        {...props}
        field="district"
        label={t('filters.district')}
        all={t('filters.all_districts')}
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
