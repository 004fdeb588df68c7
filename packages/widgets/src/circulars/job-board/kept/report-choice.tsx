import type { KeptSearch } from '@prostuti/contract'
import { useId } from 'react'
import type { Translate } from '../../../foundation/text/translate.ts'

interface ChoiceProps {
  t: Translate
  report: KeptSearch['report']
  onChange: (report: KeptSearch['report']) => void
}

/** When a kept search is reported. */
export function ReportChoice({ t, report, onChange }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="kept-report">
      <legend className="ui-hidden">{t('searches.report')}</legend>
      {(['daily', 'never'] as const).map(choice => (
        <label key={choice} data-checked={choice === report ? '' : undefined}>
          <input type="radio" name={name} checked={choice === report} onChange={() => onChange(choice)} />
          <span>
            <b>{t(`searches.${choice}`)}</b>
            {choice === 'daily' ? <small className="ui-muted">{t('searches.daily_text')}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
