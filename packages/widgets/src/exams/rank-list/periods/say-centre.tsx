import type { Centre } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useEffect, useId, useState } from 'react'
import { useRequest } from '../../../foundation/data/use-request.ts'
import { Field, RequestError } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { SayForm } from './say-form.tsx'
import { useBelong } from './use-belong.ts'

/** Who types is not asked for each letter. */
const pauseMs = 300

/** Asks for the coaching centre in place, by its name; then the list is shown. */
export function SayCentre(props: ChosenProps & { onSaid: () => void }) {
  const { t } = props
  const [typed, setTyped] = useState('')
  const [centre, setCentre] = useState<string>()
  const belong = useBelong(props)
  return (
    <SayForm {...props} kind="centre" belong={belong} wish={centre === undefined ? undefined : { centre }}>
      <Field
        label={t('periods.centre_search')}
        type="search"
        autoComplete="off"
        value={typed}
        onInput={event => setTyped(event.currentTarget.value)}
        fault={belong.fault}
      />
      <Centres {...props} search={useSettled(typed.trim())} chosen={centre} onChoose={setCentre} />
    </SayForm>
  )
}

/** What was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

interface CentresProps extends ChosenProps {
  search: string
  chosen: string | undefined
  onChoose: (centre: string) => void
}

function Centres({ client, t, search, chosen, onChoose }: CentresProps) {
  const { data, error, loading, retry } = useRequest(search, () => personalDataApiOf(client).centres(search))
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (data?.length === 0) return <p role="status">{t('periods.centre_none')}</p>
  return (
    <fieldset className="periods-centres" aria-busy={loading || undefined}>
      <legend className="ui-hidden">{t('periods.centre_choose')}</legend>
      {data?.map(centre => (
        <CentreChoice key={centre.id} centre={centre} isChosen={centre.id === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}

function CentreChoice(props: { centre: Centre; isChosen: boolean; onChoose: (centre: string) => void }) {
  const { centre, isChosen, onChoose } = props
  const id = useId()
  return (
    <label htmlFor={id}>
      <input id={id} type="radio" name="centre" checked={isChosen} onChange={() => onChoose(centre.id)} />
      {centre.name}
    </label>
  )
}
