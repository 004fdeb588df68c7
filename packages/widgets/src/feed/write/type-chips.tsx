import { postTypeNames } from '@prostuti/sdk/feed'
import { IconPoll, IconQuestion } from '../talk/index.ts'
import type { ComposerProps } from './write-props.ts'

const signs = { general: null, question: IconQuestion, poll: IconPoll }

/** What is being written. */
export function TypeChips({ t, type, onType }: ComposerProps) {
  return (
    <fieldset className="write-types">
      <legend className="ui-hidden">{t('write.type')}</legend>
      {postTypeNames.map(name => {
        const Sign = signs[name]
        return (
          <label key={name} className="talk-chip">
            <input type="radio" name="type" checked={name === type} onChange={() => onType(name)} />
            {Sign ? <Sign /> : null}
            {t(`talk.type.${name}`)}
          </label>
        )
      })}
    </fieldset>
  )
}
