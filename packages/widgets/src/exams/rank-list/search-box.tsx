import { rankSearchLength } from '@prostuti/contract/text-lengths'
import { useId } from 'react'
import { IconSearch } from '../../foundation/icons/exam-icons.tsx'
import type { Translate } from '../../foundation/text/translate.ts'

/** Finds people by a part of their name. */
export function SearchBox({ t, value, onInput }: { t: Translate; value: string; onInput: (text: string) => void }) {
  const id = useId()
  return (
    <div className="ranks-search">
      <label className="ui-hidden" htmlFor={id}>
        {t('ranks.search')}
      </label>
      <IconSearch />
      <input
        id={id}
        className="ui-input"
        part="input"
        type="search"
        value={value}
        placeholder={t('ranks.search')}
        maxLength={rankSearchLength.max}
        autoComplete="off"
        enterKeyHint="search"
        onInput={event => onInput(event.currentTarget.value)}
      />
    </div>
  )
}
