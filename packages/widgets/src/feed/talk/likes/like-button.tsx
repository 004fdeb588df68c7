import { useStore } from '@nanostores/react'
import { type TalkKind, talkOutboxOf } from '@prostuti/sdk/feed'
import { IconClock } from '../../../foundation/icons/icons.tsx'
import { formatNumber } from '../../../foundation/text/format.ts'
import { type Liked, likeKey, likesOf } from '../acts/likes.ts'
import { tellFailure } from '../acts/tell.ts'
import { act } from '../acts/use-act.ts'
import { IconLike } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'

interface LikeProps extends TalkProps {
  kind: TalkKind
  item: Liked
  /** Whose it is, for who does not see where the button stands. */
  of: string
}

/** Counts at once, is taken back where the server refuses, and bears a clock while it waits for a network. */
export function LikeButton(props: LikeProps) {
  const { client, t, language, kind, item, of } = props
  const likes = likesOf(client)
  const key = likeKey(kind, item.id)
  const base = useStore(likes.$known)[key] ?? item
  const wanted = useStore(likes.$wanted)[key]
  const waiting = useStore(talkOutboxOf(client).$waiting).find(
    ({ act: kept }) => kept.kind === 'like' && kept.on === kind && kept.id === item.id,
  )?.act
  const waits = waiting?.kind === 'like' ? waiting.liked : undefined
  const liked = wanted ?? waits ?? base.liked
  const count = base.like_count + Number(liked) - Number(base.liked)

  const set = async (wish: boolean) => {
    if (await likes.set(kind, item.id, wish)) return
    tellFailure(t('talk.like_failed'), { label: t('talk.again'), press: () => void set(wish) })
  }
  const press = () =>
    act(props, { words: 'talk.act.like', fragment: `like-${kind}-${item.id}`, run: () => void set(!liked) })
  const number = count > 0 || kind === 'post' ? formatNumber(count, language) : ''
  return (
    <button type="button" className="talk-act talk-like" aria-pressed={liked} onClick={press}>
      <IconLike />
      <span className={kind === 'post' ? undefined : 'ui-hidden'}>{t('talk.like')}</span>
      {number ? <span className="ui-num">{number}</span> : null}
      <span className="ui-hidden">: {of}</span>
      {wanted === undefined && waits !== undefined ? (
        <span className="talk-clock">
          <IconClock />
          <span className="ui-hidden">{t('talk.waits')}</span>
        </span>
      ) : null}
    </button>
  )
}
