import type { Translate } from '../../../foundation/text/translate.ts'
import type { Preferences } from '../state/preferences.ts'

export interface ViewChoicesProps {
  preferences: Preferences
  onChange: (change: Partial<Preferences>) => void
  t: Translate
}

/** One by one or one page, and the size of the text. */
export function ViewChoices({ preferences, onChange, t }: ViewChoicesProps) {
  return (
    <>
      <Choice
        legend={t('player.layout')}
        values={['one', 'page'] as const}
        value={preferences.mode}
        name={mode => t(`player.layout_${mode}`)}
        onChange={mode => onChange({ mode })}
      />
      <Choice
        legend={t('player.text_size')}
        values={[0, 1, 2] as const}
        value={preferences.size}
        name={size => t(`player.text_size_${size}`)}
        onChange={size => onChange({ size })}
      />
      <p className="keys ui-small ui-muted">{t('player.keys')}</p>
    </>
  )
}

interface ChoiceProps<Value extends string | number> {
  legend: string
  values: readonly Value[]
  value: Value
  name: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({ legend, values, value, name, onChange }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a question here
    <div role="group" aria-label={legend} className="choice">
      <span aria-hidden="true">{legend}</span>
      {values.map(each => (
        <button key={each} type="button" aria-pressed={each === value} data-value={each} onClick={() => onChange(each)}>
          {name(each)}
        </button>
      ))}
    </div>
  )
}
