import type { CircularForm } from '@prostuti/contract'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { formatNumber } from '../../foundation/text/format.ts'
import type { ActiveFilter } from './active-filters.ts'
import type { FieldsProps } from './fields-props.ts'
import { IconFilters } from './icons.tsx'

interface ChipsProps extends FieldsProps {
  active: readonly ActiveFilter[]
  onOpen: () => void
}

/** The way to all filters, those that are set, and while there is none the categories with the most circulars. */
export function FilterChips({ t, language, form, filters, active, onOpen, onChange }: ChipsProps) {
  const set = active.filter(({ filter }) => filter !== 'search')
  return (
    <ul className="jobs-chips">
      <li className="jobs-open-filters">
        <button type="button" className="ui-pill" aria-haspopup="dialog" onClick={onOpen}>
          <IconFilters />
          {t('jobs.filters')}
          {set.length > 0 ? (
            <span className="jobs-badge ui-num">
              <span aria-hidden="true">{formatNumber(set.length, language)}</span>
              <span className="ui-hidden"> {t('jobs.filters_set', { count: set.length })}</span>
            </span>
          ) : null}
        </button>
      </li>
      {set.map(({ filter, label, without }) => (
        <li key={filter}>
          <button type="button" className="ui-pill" data-set="" onClick={() => onChange(without)}>
            <span aria-hidden="true">{label}</span>
            <span className="ui-hidden">{t('jobs.lift', { filter: label })}</span>
            <IconClose />
          </button>
        </li>
      ))}
      {set.length > 0
        ? null
        : mostOf(form).map(({ id, label }) => (
            <li key={id}>
              <button type="button" className="ui-pill" onClick={() => onChange({ ...filters, category: [id] })}>
                {label}
              </button>
            </li>
          ))}
    </ul>
  )
}

const mostOf = (form: CircularForm | undefined) =>
  (form?.category ?? [])
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
