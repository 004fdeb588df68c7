import type { CircularFilters, CircularForm, CircularSort } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useId, useState } from 'react'
import { formatNumber } from '../../../foundation/text/format.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Dialog } from '../../../foundation/ui/dialog.tsx'
import type { FieldsProps } from '../fields-props.ts'
import { sorts } from '../sort-select.tsx'
import { useForm } from '../use-form.ts'
import { Choice } from './choice.tsx'
import { FilterFields } from './filter-fields.tsx'

interface SheetProps extends Pick<FieldsProps, 't' | 'language' | 'now'> {
  client: Prostuti
  form: CircularForm | undefined
  filters: CircularFilters
  sortBy: CircularSort
  onDone: (filters: CircularFilters, sortBy: CircularSort) => void
  onClose: () => void
}

/** All filters at the bottom of a phone: the button says how many circulars they leave, and shows them. */
export function FilterSheet({ client, onDone, onClose, ...props }: SheetProps) {
  const { t, language } = props
  const [filters, setFilters] = useState(props.filters)
  const [sortBy, setSort] = useState(props.sortBy)
  const name = useId()
  const { form, isOld } = useForm(client, filters, props.form)
  const count = form?.count
  return (
    <div className="jobs-sheet">
      <Dialog
        open
        onClose={onClose}
        title={t('jobs.filters')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setFilters(filters.search ? { search: filters.search } : {})}>
              {t('jobs.lift_all')}
            </Button>
            <Button kind="primary" onClick={() => onDone(filters, sortBy)}>
              {count === undefined || isOld
                ? t('filters.show')
                : t('filters.show', { count, number: formatNumber(count, language) })}
            </Button>
          </>
        }
      >
        <FilterFields {...props} form={form} filters={filters} onChange={setFilters} />
        <fieldset className="jobs-choices">
          <legend>{t('jobs.sort')}</legend>
          {sorts.map(sort => (
            <Choice key={sort} type="radio" name={name} checked={sort === sortBy} onChange={() => setSort(sort)}>
              {t(`jobs.sort.${sort}`)}
            </Choice>
          ))}
        </fieldset>
      </Dialog>
    </div>
  )
}
