import { typeNameOf } from '@prostuti/sdk/feed'
import { agoWords, IconDelete, IconWrite, StateLabel, type TalkProps, TypeWord } from '../talk/index.ts'
import type { WaitingPost } from './use-waiting-posts.ts'

interface WaitingProps extends TalkProps {
  item: WaitingPost
  onEdit: () => void
  onDelete: () => void
}

/** A post that is on this device alone. */
export function WaitingCard(props: WaitingProps) {
  const { t, item, onEdit, onDelete } = props
  const { post } = item.act
  return (
    <article
      className="talk-post"
      part="row"
      aria-label={`${t('talk.state.unsent')}: ${t(`talk.type.${typeNameOf(post.type)}`)}`}
    >
      <header className="talk-state-head">
        <StateLabel t={t} state="unsent" />
        <span className="ui-small ui-muted">
          {agoWords(new Date(item.at).toISOString(), props)}
          <TypeWord t={t} type={post.type} />
        </span>
      </header>
      <p className="talk-words feed-typed" dir="auto">
        {post.text}
      </p>
      <p className="ui-small ui-muted">{t('feed.unsent_text')}</p>
      <div className="talk-acts">
        <button type="button" className="talk-act" onClick={onEdit}>
          <IconWrite />
          {t('talk.change')}
        </button>
        <button type="button" className="talk-act" onClick={onDelete}>
          <IconDelete />
          {t('talk.delete')}
        </button>
      </div>
    </article>
  )
}
