import { type ReactNode, useId } from 'react'

/** What there is to choose from, as one group of radio buttons: arrow keys go from one to the next. */
export function Choices({ legend, children }: { legend: string; children: (group: string) => ReactNode }) {
  const group = useId()
  return (
    <fieldset className="pay-choices">
      <legend className="ui-hidden">{legend}</legend>
      {children(group)}
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  checked: boolean
  onChoose: () => void
  title: string
  /** Behind the title. */
  chip?: ReactNode
  /** Below it. */
  text?: ReactNode
  price: ReactNode
}

/** One of them: its whole row is pressed. */
export function Choice({ group, checked, onChoose, title, chip, text, price }: ChoiceProps) {
  return (
    <label className="pay-choice ui-num">
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className="pay-bubble" aria-hidden="true" />
      <span className="pay-what">
        <span className="pay-title">
          <b>{title}</b> {chip}
        </span>
        {text ? <small>{text}</small> : null}
      </span>
      <span className="pay-price">{price}</span>
    </label>
  )
}
