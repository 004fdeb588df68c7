import type { CircularCategory } from '@prostuti/contract'
import { formatNumber } from '../../foundation/text/format.ts'
import type { FieldsProps } from './fields-props.ts'

/** On somebody else's page, where there is room for it: the one filter that most boards need. */
export function CategorySelect({ t, language, form, filters, onChange }: FieldsProps) {
  const [chosen, ...others] = filters.category ?? []
  const choose = (id: string) => onChange({ ...filters, category: id ? [id as CircularCategory] : undefined })
  return (
    <label className="jobs-select jobs-category">
      <select
        aria-label={t('jobs.category')}
        value={others.length > 0 ? 'several' : (chosen ?? '')}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value="">{t('jobs.all_categories')}</option>
        {others.length > 0 ? <option value="several">{t('jobs.several')}</option> : null}
        {(form?.category ?? [])
          .filter(({ id, count }) => count > 0 || id === chosen)
          .map(({ id, label, count }) => (
            <option key={id} value={id}>
              {label} ({formatNumber(count, language)})
            </option>
          ))}
      </select>
    </label>
  )
}
