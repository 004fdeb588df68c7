export interface BarsProps {
  /** What is compared; read out as the table's caption. */
  caption: string
  /** Heads of the two columns. */
  heads: readonly [name: string, value: string]
  /** `share` is 0 to 1, beyond is cut; `value` is what is written. */
  rows: readonly { name: string; share: number; value: string }[]
}

/** Bars by name: a table to a reader. SVG, because partners' pages may forbid inline styles. Styles: `ui/chart.css`. */
export function Bars({ caption, heads, rows }: BarsProps) {
  return (
    <table className="ui-bars">
      <caption className="ui-hidden">{caption}</caption>
      <thead className="ui-hidden">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, share, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg aria-hidden="true" focusable="false">
                <rect className="ui-bar-room" width="100%" height="100%" rx="5" />
                <rect
                  className="ui-bar-share"
                  width={`${Math.min(1, Math.max(0, share)) * 100}%`}
                  height="100%"
                  rx="5"
                />
              </svg>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
