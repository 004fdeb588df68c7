import type { StandingRow, Standings } from '@prostuti/contract'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { timeTaken } from '../../foundation/text/time-taken.ts'
import { Avatar } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.props.ts'

type TableProps = Pick<ListProps, 't' | 'language'> & {
  standings: Standings
  /** The rows of this page that the podium does not show. */
  rows: readonly StandingRow[]
  /** My own surroundings, where they are not on this page. */
  around: readonly StandingRow[]
  /** Places in one run: a line can say where passing ends. */
  inOrder: boolean
  busy: boolean
}

/** A real table: its rows keep their nodes by place, so that fresh marks come without anything moving. */
export function RankTable({ standings, rows, around, inOrder, busy, ...look }: TableProps) {
  const { t } = look
  return (
    <table className="ranks-table" aria-rowcount={standings.count + 1} aria-busy={busy || undefined}>
      <caption className="ui-hidden">{t('ranks.caption', { title: standings.title })}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{t('ranks.position')}</th>
          <th scope="col">{t('ranks.name')}</th>
          <th scope="col" className="ranks-taken">
            {t('ranks.taken')}
          </th>
          <th scope="col">{t('ranks.marks')}</th>
        </tr>
      </thead>
      <Rows rows={rows} standings={standings} inOrder={inOrder} {...look} />
      {around.length > 0 ? (
        <>
          <tbody>
            <tr className="ranks-gap">
              <th scope="rowgroup" colSpan={4}>
                {t('ranks.around')}
              </th>
            </tr>
          </tbody>
          <Rows rows={around} standings={standings} inOrder {...look} />
        </>
      ) : null}
    </table>
  )
}

function Rows({ rows, standings, inOrder, ...look }: Omit<TableProps, 'around' | 'busy'>) {
  return (
    <tbody>
      {rows.map((row, at) => [
        inOrder && isCutBefore(rows, at) ? (
          <CutLine key="cut" standings={standings} isFirst={at === 0} {...look} />
        ) : null,
        <Row key={row.place} row={row} {...look} />,
      ])}
    </tbody>
  )
}

/** Passing ends before this row; also where the very first has not passed. */
const isCutBefore = (rows: readonly StandingRow[], at: number): boolean =>
  rows[at]!.passed === false && (at > 0 ? rows[at - 1]!.passed === true : rows[at]!.place === 1)

interface CutLineProps extends Pick<TableProps, 'standings' | 't' | 'language'> {
  /** Nobody stands above it. */
  isFirst: boolean
}

function CutLine({ standings, isFirst, t, language }: CutLineProps) {
  const mark = formatMarks(standings.cut_mark ?? 0, language)
  return (
    <tr className="ranks-cut">
      <td colSpan={4} className="ui-num">
        {t(isFirst ? 'ranks.cut_none' : 'ranks.cut', { mark })}
      </td>
    </tr>
  )
}

function Row({ row, t, language }: Pick<TableProps, 't' | 'language'> & { row: StandingRow }) {
  const taken = timeTaken(row.taken_seconds, t, 'ranks')
  return (
    <tr part="row" aria-rowindex={row.place + 1} data-me={row.is_me || undefined} tabIndex={row.is_me ? -1 : undefined}>
      <td className="ui-num">{formatNumber(row.position, language)}</td>
      <th scope="row">
        <span className="ranks-person">
          <Avatar name={row.user.name} picture={row.user.picture} />
          <span className="ranks-who">
            <span className="ranks-name">
              {row.user.name}
              {row.is_me ? <span className="ranks-me">{t('ranks.you')}</span> : null}
            </span>
            <span className="ranks-taken-below ui-small ui-muted ui-num">{taken}</span>
          </span>
        </span>
      </th>
      <td className="ranks-taken ui-num">{taken}</td>
      <td className="ui-num">{formatMarks(row.marks, language)}</td>
    </tr>
  )
}
