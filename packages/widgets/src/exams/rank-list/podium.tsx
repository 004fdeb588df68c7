import type { StandingRow } from '@prostuti/contract'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { timeTaken } from '../../foundation/text/time-taken.ts'
import { Avatar, VisuallyHidden } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.props.ts'

/** The first three, the first in the middle. A list to readers, who go on with the fourth in the table. */
export function Podium({ rows, t, language }: Pick<ListProps, 't' | 'language'> & { rows: readonly StandingRow[] }) {
  return (
    <ol className="ranks-podium" aria-label={t('ranks.podium')}>
      {rows.map(row => (
        <li
          key={row.place}
          data-place={row.place}
          data-me={row.is_me || undefined}
          tabIndex={row.is_me ? -1 : undefined}
        >
          <Avatar name={row.user.name} picture={row.user.picture} size="large" />
          <b className="ranks-name">{row.user.name}</b>
          {row.is_me ? <span className="ranks-me">{t('ranks.you')}</span> : null}
          <span className="ui-small ui-muted ui-num">{timeTaken(row.taken_seconds, t, 'ranks')}</span>
          <span className="ranks-step ui-num">
            <span>
              <VisuallyHidden>{t('ranks.position')} </VisuallyHidden>
              {formatNumber(row.position, language)}
            </span>
            <b>
              <VisuallyHidden>{t('ranks.marks')} </VisuallyHidden>
              {formatMarks(row.marks, language)}
            </b>
          </span>
        </li>
      ))}
    </ol>
  )
}
