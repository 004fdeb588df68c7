import type { Post } from '@prostuti/contract'
import { feedApiOf } from '@prostuti/sdk/feed'
import type { TalkProps } from '../talk-props.ts'
import { likesOf } from './likes.ts'
import type { MenuAsk } from './subject.ts'
import { tellFailure } from './tell.ts'

/** Completes a like, a vote or a report that was begun before signing in took the page away. */
export function usePostActs(
  { client, t }: TalkProps,
  posts: readonly Post[] | undefined,
  onPost: (post: Post) => void,
  onMenu: (asked: MenuAsk) => void,
): (fragment: string) => boolean {
  return fragment => {
    const [, what, kind, id, option] = /^(like|report|vote)-(?:(post|comment)-)?(\d+)(?:-(\d))?$/.exec(fragment) ?? []
    const post = posts?.find(each => each.id === id)
    if (what === 'like' && id && (kind === 'post' || kind === 'comment')) {
      void likesOf(client)
        .set(kind, id, true)
        .then(done => done || tellFailure(t('talk.like_failed')))
      return true
    }
    if (what === 'vote' && post?.poll?.my_vote === null && option) {
      void feedApiOf(client)
        .vote(post.id, Number(option))
        .then(
          poll => onPost({ ...post, poll }),
          error => {
            console.warn('prostuti: a vote was not counted', error)
            tellFailure(t('talk.vote_failed'))
          },
        )
      return true
    }
    if (what !== 'report' || kind !== 'post' || !post) return false
    onMenu({ ask: 'report', subject: { kind: 'post', post, item: post } })
    return true
  }
}
