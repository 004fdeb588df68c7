import { useElementSize } from '@mantine/hooks'
import type { RoomMinute } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import { gridSteps } from './grid-steps.ts'
import styles from './live-room.module.css'

export const lines = ['joined', 'submitted', 'unsent'] as const

const [height, top, left, right, lineHeight] = [170, 12, 36, 104, 15]

/** Three lines, told apart by their dashes before their colours; each is named at its end. */
export function MinutesChart({ minutes }: { minutes: readonly RoomMinute[] }): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const { ref, width } = useElementSize()
  const steps = gridSteps(Math.max(...minutes.map(({ joined }) => joined)))
  const from = Date.parse(minutes[0]!.at)
  const span = Math.max(1, Date.parse(minutes.at(-1)!.at) - from)
  const x = (at: string) => left + ((Date.parse(at) - from) / span) * Math.max(0, width - left - right)
  const y = (count: number) => height - (count / steps.at(-1)!) * (height - top)
  const last = minutes.at(-1)!
  const labels = apart(lines.map(line => ({ line, at: y(last[line]) })))
  return (
    <div ref={ref}>
      <svg className={styles.lines} width={width} height={height + 8} aria-hidden="true">
        {[0, ...steps].map(step => (
          <g key={step}>
            <line x1={left} x2={Math.max(left, width - right)} y1={y(step)} y2={y(step)} />
            <text x={0} y={y(step) + 4}>
              {number(step)}
            </text>
          </g>
        ))}
        {lines.map(line => (
          <g key={line} data-line={line}>
            <polyline points={minutes.map(minute => `${x(minute.at)},${y(minute[line])}`).join(' ')} />
            <circle cx={x(last.at)} cy={y(last[line])} r={3.5} />
            <text x={x(last.at) + 9} y={labels.get(line)! + 4}>
              {t(`live_room.line.${line}`)} {number(last[line])}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Where each label stands: none over another, from the bottom up. */
function apart(labels: readonly { line: (typeof lines)[number]; at: number }[]) {
  const places = new Map<string, number>()
  let lowest = height + 4
  for (const { line, at } of labels.toSorted((one, other) => other.at - one.at)) {
    const place = Math.min(at, lowest)
    places.set(line, place)
    lowest = place - lineHeight
  }
  return places
}
