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

const [width, height, top, bottom] = [480, 160, 50, 24]
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
      {mine ? <Mine x={(mine.step + 0.5) * step} cut={cut && cut.at * step} label={mine.label} /> : null}
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
function Mine({ x, cut, label }: { x: number; cut: number | undefined; label: string }) {
  const beside = cut !== undefined && Math.abs(x - cut) < near
  const side = !beside ? 'middle' : cut < near || (x >= cut && cut < width - room) ? 'start' : 'end'
  return (
    <>
      <line data-mine="" x1={x} x2={x} y1={top} y2={ground} />
      <text data-mine={side} x={beside ? cut + (side === 'start' ? 6 : -6) : within(x)} y={top - 7}>
        {label}
      </text>
    </>
  )
}

/** Its word stands a line above mine, and mine steps aside from the cut line, so that nothing covers the other. */
function Cut({ x, label }: { x: number; label: string }) {
  return (
    <>
      <line data-cut="" x1={x} x2={x} y1={top - 24} y2={ground} />
      <text data-cut="" x={within(x)} y={top - 33}>
        {label}
      </text>
    </>
  )
}

/** The room that a word takes at most, and how near a line comes to it that would run through it. */
const room = 80
const near = 40

/** Keeps a centred word inside the picture. */
const within = (x: number): number => Math.min(width - room / 2, Math.max(room / 2, x))
