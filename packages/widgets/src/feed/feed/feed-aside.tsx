import type { Post } from '@prostuti/contract'
import { feedAddress } from '@prostuti/sdk/feed'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { IconCheck, IconForward } from '../../foundation/icons/icons.tsx'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { PostLinks, reasonWords, StateLabel, stateOf } from '../talk/index.ts'
import type { FeedViewProps } from './view-props.ts'

/** Where there is room: what became of mine, what goes here, and who waits for an answer. */
export function FeedAside(props: FeedViewProps) {
  const { t, initial, viewer } = props
  const mine = (initial?.mine ?? []).filter(post => stateOf(post) !== 'public')
  return (
    <aside className="feed-aside">
      {viewer.isMember && mine.length > 0 ? <Mine {...props} mine={mine.slice(0, 2)} /> : null}
      <section className="ui-card talk-card" part="card" aria-labelledby="feed-rules">
        <h2 part="heading" id="feed-rules">
          {t('feed.rules')}
        </h2>
        <ul className="feed-rules ui-small">
          <li className="feed-rule">
            <IconCheck />
            {t('feed.rule_step')}
          </li>
          <li className="feed-rule">
            <IconCheck />
            {t('feed.rule_reason')}
          </li>
          <li className="feed-rule" data-not="">
            <IconClose />
            {t('feed.rule_not')}
          </li>
        </ul>
      </section>
      <PostLinks {...props} title={t('feed.unanswered')} posts={initial?.unanswered ?? []} />
    </aside>
  )
}

function Mine({ t, mine, postHref }: FeedViewProps & { mine: readonly Post[] }) {
  return (
    <section className="ui-card talk-card" part="card" aria-labelledby="feed-mine">
      <h2 part="heading" id="feed-mine">
        {t('feed.mine')}
      </h2>
      <ul className="talk-links">
        {mine.map(post => {
          const state = stateOf(post)
          return (
            <li key={post.id}>
              {state === 'public' ? null : <StateLabel t={t} state={state} />}
              <a className="ui-small text" href={fillTemplate(postHref, { id: post.id })}>
                {post.said_reason ? `${t('talk.why')} ${reasonWords(post.said_reason, t)}` : post.text}
              </a>
            </li>
          )
        })}
      </ul>
      <a className="talk-all" href={feedAddress({ shown: 'mine' })}>
        {t('feed.see_all')}
        <IconForward />
      </a>
    </section>
  )
}
