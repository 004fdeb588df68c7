import type { ChangeEvent, ReactNode } from 'react'

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** One of several, as a pill or a row. */
export function Choice({ type, name, checked, onChange, children }: ChoiceProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)
  return (
    <label className="jobs-choice" data-checked={checked ? '' : undefined}>
      <input type={type} name={name} checked={checked} onChange={change} />
      <span>{children}</span>
    </label>
  )
}
