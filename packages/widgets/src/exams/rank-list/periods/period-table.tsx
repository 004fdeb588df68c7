import type { PeriodStandingRow, PeriodStandings } from '@prostuti/contract'
import { bestExams } from '@prostuti/contract/page-sizes'
import { formatMarks, formatNumber } from '../../../foundation/text/format.ts'
import { timeTaken } from '../../../foundation/text/time-taken.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { formatPercent } from './period-text.ts'

type Look = Pick<ChosenProps, 't' | 'language'>

interface TableProps extends Look {
  standings: PeriodStandings
  rows: readonly PeriodStandingRow[]
  caption: string
  busy: boolean
}

/** Position, name with what it rests on, mean; of one exam its marks. No district or centre beside a name. */
export function PeriodTable({ standings, rows, caption, busy, ...look }: TableProps) {
  const { t } = look
  const isExam = standings.exam !== null
  return (
    <table
      className="ranks-table periods-table"
      aria-rowcount={(standings.count ?? 0) + 1}
      aria-busy={busy || undefined}
    >
      <caption className="ui-hidden">{caption}</caption>
      <thead className="ui-hidden">
        <tr aria-rowindex={1}>
          <th scope="col">{t('ranks.position')}</th>
          <th scope="col">{t('ranks.name')}</th>
          <th scope="col">{t(isExam ? 'ranks.marks' : 'periods.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.place} row={row} {...look} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, t, language }: Look & { row: PeriodStandingRow }) {
  return (
    <tr part="row" aria-rowindex={row.place + 1} data-me={row.is_me || undefined}>
      <td className="ui-num">{formatNumber(row.position, language)}</td>
      <th scope="row">
        <span className="periods-who">
          <span className="ranks-name">
            {row.user.name}
            {row.is_me ? <span className="ranks-me">{t('ranks.you')}</span> : null}
          </span>
          <span className="ui-small ui-muted ui-num">{restsOn(row, t)}</span>
        </span>
      </th>
      <td className="ui-num">
        {row.marks === null ? formatPercent(row.percent, language) : formatMarks(row.marks, language)}
      </td>
    </tr>
  )
}

function restsOn({ exams, taken_seconds: taken }: PeriodStandingRow, t: ChosenProps['t']): string {
  if (taken !== null) return timeTaken(taken, t, 'ranks')
  return exams > bestExams ? t('periods.best', { exams }) : t('periods.exams', { exams })
}
