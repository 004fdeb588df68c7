import { type ComponentProps, useId, useRef } from 'react'
import { icon } from '../../foundation/icons/icons.tsx'
import { x } from '../../foundation/icons/lucide.ts'

const IconClear = icon(x)

interface NumberFieldProps extends Pick<ComponentProps<'input'>, 'enterKeyHint' | 'onBlur' | 'onKeyDown'> {
  label: string
  hint: string
  /** What is wrong; announced when it appears. */
  fault?: string
  /** The field's edge says that something is odd, which is said elsewhere. */
  odd?: boolean
  clear: string
  value: string
  onType: (value: string) => void
}

/** As many as the contract takes. */
const mostLetters = 40

/** A number of a person. It has no name: no form can put it into an address, and no browser offers it again. */
export function NumberField({ label, hint, fault, odd, clear, value, onType, ...rest }: NumberFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
    onType('')
    input.current?.focus()
  }
  return (
    <div className="ui-field number-field" data-wrong={fault || odd ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={input}
          id={id}
          className="ui-input ui-num"
          part="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={mostLetters}
          value={value}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault ? true : undefined}
          onInput={event => onType(event.currentTarget.value)}
          {...rest}
        />
        <button type="button" aria-label={clear} hidden={value === ''} onClick={empty}>
          <IconClear />
        </button>
      </div>
      <small id={`${id}-hint`}>{hint}</small>
      <span className="ui-fault" id={`${id}-fault`} role="alert">
        {fault}
      </span>
    </div>
  )
}
