import type { SeatPlanCentre } from '@prostuti/contract'
import { useMemo } from 'react'
import { IconCheck } from '../../foundation/icons/icons.tsx'
import { formatNumber } from '../../foundation/text/format.ts'
import { Chip } from '../../foundation/ui/chip.tsx'
import type { PartProps } from './seat-finder.props.ts'
import { countSeats, placeOf, rollText } from './seat-words.ts'

/** All centres with their rolls; the row that is mine says so by a word and by its ground. */
export function CentreTable({ ranges, mine, language, t }: PartProps & { mine: SeatPlanCentre | null }) {
  const { centres, rolls } = countSeats(ranges)
  // Two thousand of them are not drawn again at each letter. They never move, and two of them may be alike.
  const rows = useMemo(
    () =>
      ranges.map((range, place) => (
        <CentreRow key={place} range={range} isMine={range === mine} language={language} t={t} />
      )),
    [ranges, mine, language, t],
  )
  return (
    <div className="ui-table-frame">
      <table className="ui-table seats-table">
        <caption className="ui-num">
          {t('seat_finder.centres', { count: centres, rolls: formatNumber(rolls, language) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('seat_finder.centre')}</th>
            <th scope="col" data-number>
              {t('seat_finder.roll')}
            </th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<PartProps, 'language' | 't'> & { range: SeatPlanCentre; isMine: boolean }

function CentreRow({ range, isMine, language, t }: RowProps) {
  const place = placeOf(range)
  return (
    <tr data-mine={isMine ? '' : undefined}>
      <th scope="row">
        {range.name}
        {isMine ? (
          <Chip tone="taken">
            <IconCheck />
            {t('seat_finder.mine')}
          </Chip>
        ) : null}
        {place ? <small className="ui-small ui-muted">{place}</small> : null}
      </th>
      <td data-number>
        <span>{rollText(range.from, language)} –</span> <span>{rollText(range.to, language)}</span>
      </td>
    </tr>
  )
}
