import { pollDays, pollOptions } from '@prostuti/contract/feed/bounds'
import { feedLengths } from '@prostuti/contract/text-lengths'
import { useId } from 'react'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { IconCheck } from '../../foundation/icons/icons.tsx'
import { lettersOf } from '../talk/index.ts'
import { IconAdd } from './icons.tsx'
import type { Draft } from './use-draft.ts'
import type { ComposerProps } from './write-props.ts'

interface PollEditorProps extends ComposerProps {
  draft: Draft
  /** Somebody has voted. */
  isFrozen: boolean
}

/** Two to six choices, lettered as in an exam, and how long one may vote. */
export function PollEditor({ t, language, draft, isFrozen }: PollEditorProps) {
  const letters = lettersOf(language)
  const faults = useId()
  const { options, days } = draft
  const set = (index: number, text: string) =>
    draft.change({ options: options.map((option, at) => (at === index ? text : option)) })
  // A choice below which something is written was passed over.
  const isMissed = (index: number) =>
    options[index]!.trim() === '' && options.slice(index + 1).some(text => text.trim())
  const isLast = (index: number) => index >= pollOptions.min && options[index]!.trim() === ''
  return (
    <>
      <fieldset className="write-poll" disabled={isFrozen}>
        <legend>
          {t('write.choices')} <small>{t('write.choices_hint', pollOptions)}</small>
        </legend>
        {options.map((option, index) => {
          const isEmpty = isMissed(index) || isLast(index)
          return (
            <div key={index}>
              <div className="write-choice" data-wrong={isEmpty ? '' : undefined}>
                <b aria-hidden="true">{letters[index]}</b>
                <input
                  dir="auto"
                  value={option}
                  maxLength={feedLengths.option}
                  aria-label={t('write.choice', { letter: letters[index]! })}
                  aria-describedby={isEmpty ? `${faults}-${index}` : undefined}
                  placeholder={t('write.choice_hint')}
                  onInput={event => set(index, event.currentTarget.value)}
                />
                {options.length > pollOptions.min && !isFrozen ? (
                  <button
                    type="button"
                    className="ui-tool"
                    onClick={() => draft.change({ options: options.filter((_, at) => at !== index) })}
                  >
                    <IconClose />
                    <span className="ui-hidden">{t('write.choice_remove', { letter: letters[index]! })}</span>
                  </button>
                ) : null}
              </div>
              {isEmpty ? (
                <p className="write-fault ui-small" id={`${faults}-${index}`}>
                  {t('write.choice_empty', { letter: letters[index]! })}
                </p>
              ) : null}
            </div>
          )
        })}
        {options.length < pollOptions.max && !isFrozen ? (
          <button
            type="button"
            className="talk-act"
            data-strong=""
            onClick={() => draft.change({ options: [...options, ''] })}
          >
            <IconAdd />
            {t('write.choice_add')}
          </button>
        ) : null}
      </fieldset>
      <fieldset className="write-types" disabled={isFrozen}>
        <legend>{t('write.days')}</legend>
        {pollDays.map(count => (
          <label key={count} className="talk-chip">
            <input type="radio" name="days" checked={count === days} onChange={() => draft.change({ days: count })} />
            {count === days ? <IconCheck /> : null}
            {t('write.day', { count })}
          </label>
        ))}
      </fieldset>
    </>
  )
}
