import type { Centre } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useDeferredValue, useId, useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { Field, RequestError } from '../../foundation/ui/index.ts'
import type { BelongingProps } from './belonging.props.ts'

interface CentreChoiceProps extends Pick<BelongingProps, 'client' | 't'> {
  chosen: Centre | null
  onChoose: (centre: Centre | null) => void
}

/** A centre is chosen among those that have registered, and never typed. */
export function CentreChoice({ client, t, chosen, onChoose }: CentreChoiceProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const group = useId()
  const { data, error, loading, retry } = useRequest(wanted, () => personalDataApiOf(client).centres(wanted))
  const found = data ?? []
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <fieldset className="belonging-centres">
      <legend>{t('belonging.centre')}</legend>
      <Field
        label={t('belonging.search')}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      {error && !loading ? <RequestError t={t} error={error} retry={retry} retrying={loading} /> : null}
      {shown.map(centre => (
        <label key={centre.id} className="belonging-centre">
          <input type="radio" name={group} checked={chosen?.id === centre.id} onChange={() => onChoose(centre)} />
          <span>{centre.name}</span>
        </label>
      ))}
      {data && found.length === 0 ? <p className="ui-small ui-muted">{t('belonging.none_found')}</p> : null}
      <label className="belonging-centre">
        <input type="radio" name={group} checked={chosen === null} onChange={() => onChoose(null)} />
        <span>{t('belonging.no_centre')}</span>
      </label>
    </fieldset>
  )
}
