import { maxKeptSearches } from '@prostuti/contract/circulars/bounds'
import { circularLengths } from '@prostuti/contract/text-lengths'
import { useEffect } from 'react'
import { formatNumber } from '../../../foundation/text/format.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Dialog } from '../../../foundation/ui/dialog.tsx'
import { Field } from '../../../foundation/ui/field.tsx'
import { describe } from './describe.ts'
import type { KeepProps } from './keep-props.ts'
import { useKept } from './kept-store.ts'
import { useArrival } from './open-search.ts'
import { ReportChoice } from './report-choice.tsx'
import { useKeeping } from './use-keeping.ts'

/** Keeps the search that is set, under a name made of its filters. */
export function KeepSearch(props: KeepProps) {
  const { client, t, language, state, board, isOpen, onOpen, onSearches } = props
  const { searches } = useKept(client)
  useEffect(() => onSearches(searches), [searches])
  useArrival(props, searches)
  const keeping = useKeeping(props)
  const isFull = (searches?.length ?? 0) >= maxKeptSearches
  const count = board.form?.count
  return (
    <div className="jobs-sheet">
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        title={t('searches.keep_title')}
        actions={
          <>
            <Button onClick={() => onOpen(false)}>{t('ui.cancel')}</Button>
            <Button kind="primary" onClick={keeping.save} busy={keeping.isBusy && t('ui.trying')} disabled={isFull}>
              {isFull ? t('searches.full', { count: maxKeptSearches }) : t('searches.save')}
            </Button>
          </>
        }
      >
        <div className="kept-sheet">
          <Field
            label={t('searches.name')}
            value={keeping.name}
            maxLength={circularLengths.searchName}
            onInput={event => keeping.rename(event.currentTarget.value)}
          />
          <p className="kept-what ui-small">
            {describe(state.filters, props)}
            {count === undefined ? null : ` · ${t('searches.now', { count, number: formatNumber(count, language) })}`}
          </p>
          <ReportChoice t={t} report={keeping.report} onChange={keeping.setReport} />
          <p className="kept-trouble ui-small" role="alert">
            {keeping.trouble}
          </p>
        </div>
      </Dialog>
    </div>
  )
}
