import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface TabsProps<Name extends string> {
  /** What the choice is about. */
  label: string
  tabs: readonly { name: Name; label: ReactNode }[]
  current: Name
  onChange: (name: Name) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs over one panel; arrows, Home and End move between them. Styles: `ui/tabs.css`. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeAfter(
      event.key,
      tabs.findIndex(tab => tab.name === current),
      tabs.length,
    )
    if (next === null) return
    event.preventDefault()
    onChange(tabs[next]!.name)
    event.currentTarget.querySelectorAll('button')[next]!.focus()
  }
  return (
    <>
      <div className="ui-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            part="tab"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}

/** Which tab a key leads to; null for a key that means nothing here. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
