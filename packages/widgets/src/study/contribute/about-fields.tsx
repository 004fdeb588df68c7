import { contributionLengths } from '@prostuti/contract/questions/bounds'
import { Field, RequestError, Select } from '../../foundation/ui/index.ts'
import type { FormProps } from './contribute.props.ts'
import type { About } from './use-question-draft.ts'

interface AboutFieldsProps extends FormProps {
  about: About
  onChange: (part: Partial<About>) => void
  faultOf: (name: 'category' | 'source') => string | undefined
}

/** The topic, whose words these are, and whether the name may be shown. */
export function AboutFields({ t, topics, about, onChange, faultOf }: AboutFieldsProps) {
  return (
    <>
      {topics.error ? (
        <RequestError t={t} error={topics.error} retry={topics.retry} retrying={topics.loading} />
      ) : (
        <Select
          label={t('contribute.category')}
          value={about.category}
          fault={faultOf('category')}
          onChange={event => onChange({ category: event.currentTarget.value })}
        >
          <option value="">{t('contribute.choose')}</option>
          {(topics.data ?? []).map(({ id, title, path }) => (
            <option key={id} value={id}>
              {path ? `${path} › ${title}` : title}
            </option>
          ))}
        </Select>
      )}
      <fieldset className="contribute-choice">
        <legend>{t('contribute.origin')}</legend>
        {(['own', 'elsewhere'] as const).map(origin => (
          <label key={origin}>
            <input type="radio" name="origin" checked={about.origin === origin} onChange={() => onChange({ origin })} />
            {t(`contribute.origin_${origin}`)}
          </label>
        ))}
      </fieldset>
      {about.origin === 'elsewhere' ? (
        <Field
          label={t('contribute.source')}
          hint={t('contribute.source_hint')}
          maxLength={contributionLengths.source}
          value={about.source}
          fault={faultOf('source')}
          onChange={event => onChange({ source: event.currentTarget.value })}
        />
      ) : null}
      <label className="contribute-check">
        <input
          type="checkbox"
          checked={about.named}
          onChange={event => onChange({ named: event.currentTarget.checked })}
        />
        {t('contribute.named')}
      </label>
    </>
  )
}
