import { feedAddress, type Shown } from '@prostuti/sdk/feed'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { IconPoll, IconQuestion } from '../talk/index.ts'
import type { FeedViewProps } from './view-props.ts'

const signs: Partial<Record<Shown, () => React.ReactNode>> = { question: IconQuestion, poll: IconPoll }

/** Which posts: all, one type, or one's own. Links, so that they work without code. */
export function FeedChips({ t, place, viewer }: FeedViewProps) {
  const offered: readonly Shown[] = ['all', 'question', 'poll', ...(viewer.isMember ? ['mine' as const] : [])]
  return (
    <nav className="feed-chips" aria-label={t('feed.which')}>
      <ul>
        {offered.map(shown => {
          const Sign = signs[shown]
          return (
            <li key={shown}>
              <a
                className="talk-chip"
                href={feedAddress({ shown, search: place.search }) || '?'}
                aria-current={place.shown === shown ? 'true' : undefined}
                onClick={event => {
                  if (opensElsewhere(event)) return
                  event.preventDefault()
                  place.choose({ shown })
                }}
              >
                {Sign ? <Sign /> : null}
                {t(`feed.show.${shown}`)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
