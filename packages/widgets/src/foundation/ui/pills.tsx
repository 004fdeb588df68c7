interface Pill<Id> {
  /** Undefined: all of them. */
  readonly id: Id | undefined
  readonly text: string
}

interface PillsProps<Id> {
  /** What is chosen by them, for who does not see them. */
  label: string
  pills: readonly Pill<Id>[]
  current: Id | undefined
  /** Addresses of the choices, where the page has them; else a choice stays here. */
  hrefOf?: ((id: Id | undefined) => string) | undefined
  onChoose: (id: Id | undefined) => void
}

/** One choice of a few, in a row that is scrolled where it does not fit. */
export function Pills<Id extends string | number>({ label, pills, current, hrefOf, onChoose }: PillsProps<Id>) {
  return (
    <nav className="ui-pills" aria-label={label}>
      <ul>
        {pills.map(({ id, text }) => (
          <li key={id ?? 'all'}>
            {hrefOf ? (
              <a className="ui-pill" part="choice" href={hrefOf(id)} aria-current={id === current ? 'page' : undefined}>
                {text}
              </a>
            ) : (
              <button
                type="button"
                className="ui-pill"
                part="choice"
                aria-pressed={id === current}
                onClick={() => onChoose(id)}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
