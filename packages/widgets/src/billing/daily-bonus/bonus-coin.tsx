const petals = [-64, -34, 0, 34, 64]
const beads = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
const place = (value: number): number => Math.round((48 + 38 * value) * 10) / 10

/** A coin with a water lily, as the taka has one. Decoration. */
export function BonusCoin() {
  return (
    <svg className="bonus-coin" width="104" height="104" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle className="bonus-face" cx="48" cy="48" r="46" />
      {beads.map(angle => (
        <circle key={angle} className="bonus-bead" cx={place(Math.cos(angle))} cy={place(Math.sin(angle))} r="1.4" />
      ))}
      {petals.map(turn => (
        <path
          key={turn}
          className="bonus-line"
          transform={`rotate(${turn} 48 62)`}
          d="M48 62c-6-8-6-18 0-28 6 10 6 20 0 28z"
        />
      ))}
      <path className="bonus-line" d="M26 68c7 4 37 4 44 0M34 74c6 2 22 2 28 0" />
    </svg>
  )
}
