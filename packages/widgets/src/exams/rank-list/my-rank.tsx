import type { StandingRow } from '@prostuti/contract'
import { IconTarget } from '../../foundation/icons/exam-icons.tsx'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.props.ts'

interface MyRankProps extends Pick<ListProps, 't' | 'language'> {
  me: StandingRow
  /** My row itself is in view: nothing is said twice, and the room is kept so that nothing moves. */
  hidden: boolean
  onSeek: () => void
}

/** My own row while the list has it out of view, and the way to it. */
export function MyRank({ me, hidden, t, language, onSeek }: MyRankProps) {
  return (
    <section className="ranks-mine" data-hidden={hidden || undefined} aria-label={t('ranks.mine')}>
      <p className="ui-num">
        <b>{formatNumber(me.position, language)}</b>
        <span className="ranks-mine-who">
          <b className="ranks-mine-name">{me.user.name}</b>
          <span className="ui-small">{t('ranks.marks_of', { marks: formatMarks(me.marks, language) })}</span>
        </span>
      </p>
      <Button onClick={onSeek}>
        <IconTarget />
        {t('ranks.seek')}
      </Button>
    </section>
  )
}
