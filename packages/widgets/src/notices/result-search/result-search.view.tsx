import { Button, RequestError } from '../../foundation/ui/index.ts'
import { NumberField } from '../number-field/index.ts'
import { FoundNumber } from './found-number.tsx'
import { MissingNumber } from './missing-number.tsx'
import type { ResultSearchProps } from './result-search.props.ts'
import { type ResultSearchForm, useResultSearch } from './use-result-search.ts'

/** One number in, one answer out, in its place under the field. */
export function ResultSearch(props: ResultSearchProps) {
  const { t } = props
  const form = useResultSearch(props)
  const { left, busy, fault } = form
  return (
    <form
      className="result-search"
      onSubmit={event => {
        event.preventDefault()
        form.search()
      }}
    >
      <NumberField
        label={t('result_search.label')}
        hint={t('result_search.hint')}
        clear={t('result_search.clear')}
        value={form.typed}
        fault={fault && t(`result_search.${fault}`)}
        onType={form.type}
        enterKeyHint="search"
      />
      <Button kind="primary" type="submit" busy={busy && t('result_search.busy')} disabled={left > 0}>
        {left > 0 ? t('result_search.wait', { count: left }) : t('result_search.submit')}
      </Button>
      <div className="result-search-answer" role="status">
        {left > 0 ? <p className="ui-small ui-muted">{t('result_search.wait_text')}</p> : null}
        <SearchAnswer {...props} form={form} />
      </div>
    </form>
  )
}

function SearchAnswer({ form, ...props }: ResultSearchProps & { form: ResultSearchForm }) {
  const { answer, busy, retry } = form
  if (!answer) return null
  if ('error' in answer) return <RequestError t={props.t} error={answer.error} retry={retry} retrying={busy} />
  const { number, found } = answer
  if (found.length === 0) return <MissingNumber {...props} number={number} />
  return <FoundNumber {...props} number={number} found={found} />
}
