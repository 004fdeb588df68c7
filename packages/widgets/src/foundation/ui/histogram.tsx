export interface HistogramProps {
  /** The picture in a sentence, for readers: "আপনি ৮২% পরীক্ষার্থীর চেয়ে এগিয়ে". */
  label: string
  /** How many there are in each step, from left to right. */
  counts: readonly number[]
  /** The step that is mine, and what is written above it. */
  mine?: { step: number; label: string }
  /** Where the cut line stands, in steps from the left edge (7.2 is within the eighth), and its word. */
  cut?: { at: number; label: string }
  /** What is written at both ends of the ground line. */
  ends: readonly [string, string]
}

const [width, height, top, bottom] = [480, 150, 40, 24]
const ground = height - bottom

/** My place among all: bars, the cut line and words, never colour alone. Styles: `ui/chart.css`. */
export function Histogram({ label, counts, mine, cut, ends }: HistogramProps) {
  const step = width / counts.length
  const most = Math.max(1, ...counts)
  return (
    <svg className="ui-histogram" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {counts.map((count, place) => {
        const tall = Math.max(2, (count / most) * (ground - top))
        return (
          <rect
            key={place}
            data-mine={mine?.step === place ? '' : undefined}
            x={place * step + 1.5}
            y={ground - tall}
            width={step - 3}
            height={tall}
            rx="3"
          />
        )
      })}
      <line x1="0" x2={width} y1={ground + 0.5} y2={ground + 0.5} />
      {cut ? <Cut x={cut.at * step} label={cut.label} /> : null}
      {mine ? <Mine x={(mine.step + 0.5) * step} label={mine.label} /> : null}
      <text x="0" y={height - 4}>
        {ends[0]}
      </text>
      <text x={width} y={height - 4} data-end="">
        {ends[1]}
      </text>
    </svg>
  )
}

/** A line leads down to the bar, which may be a low one among high ones. */
function Mine({ x, label }: { x: number; label: string }) {
  return (
    <>
      <line data-mine="" x1={x} x2={x} y1={top} y2={ground} />
      <text data-mine="" x={within(x)} y={top - 6}>
        {label}
      </text>
    </>
  )
}

/** Its word stands a line above mine, so that the two never cover each other. */
function Cut({ x, label }: { x: number; label: string }) {
  return (
    <>
      <line data-cut="" x1={x} x2={x} y1={top - 20} y2={ground} />
      <text data-cut="" x={within(x)} y={top - 26}>
        {label}
      </text>
    </>
  )
}

/** Keeps a centred word inside the picture. */
const within = (x: number): number => Math.min(width - 40, Math.max(40, x))
