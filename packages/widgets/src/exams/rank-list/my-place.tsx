import type { StandingRow } from '@prostuti/contract'
import { formatMarks, formatNumber } from '../../foundation/format.ts'
import { Button } from '../../foundation/ui/index.ts'
import { IconTarget } from '../icons.tsx'
import type { ListProps } from './rank-list.view.tsx'

interface MyPlaceProps extends Pick<ListProps, 't' | 'language'> {
  me: StandingRow
  onSeek: () => void
}

/** My own row, in view wherever the list stands, and the way to it. */
export function MyPlace({ me, t, language, onSeek }: MyPlaceProps) {
  return (
    <section className="ranks-mine" aria-label={t('ranks.mine')}>
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
