import type { Comment, Reply } from '@prostuti/contract'
import { commentStatuses } from '@prostuti/contract/feed/bounds'

/** A reply stands below its comment, behind those before it. */
export function putReply(comments: readonly Comment[], reply: Reply): readonly Comment[] {
  return comments.map(comment => {
    if (comment.id !== reply.parent_comment) return comment
    const others = comment.replies.filter(({ id }) => id !== reply.id)
    const isNew = others.length === comment.replies.length
    return { ...comment, replies: [...others, reply], reply_count: comment.reply_count + Number(isNew) }
  })
}

/** One, wherever it stands, has new words. */
export function changeIn(comments: readonly Comment[], changed: Comment | Reply): readonly Comment[] {
  return comments.map(comment =>
    comment.id === changed.id
      ? { ...comment, ...changed, replies: comment.replies, reply_count: comment.reply_count }
      : {
          ...comment,
          replies: comment.replies.map(reply => (reply.id === changed.id ? { ...reply, ...changed } : reply)),
        },
  )
}

/** It leaves one quiet line, and takes its replies along; a reply is gone. */
export function dropFrom(comments: readonly Comment[], id: string): readonly Comment[] {
  return comments.map(comment => {
    if (comment.id === id) return { ...comment, ...nothing, replies: [] }
    const replies = comment.replies.filter(reply => reply.id !== id)
    return { ...comment, replies, reply_count: comment.reply_count - (comment.replies.length - replies.length) }
  })
}

const nothing = { status: commentStatuses.deleted, author: null, text: '', html: '', mentions: [] }

/** All who wrote here, who wrote last first: whom an @ can mean, by the comment that is theirs (null: the post). */
export interface Person {
  readonly name: string
  readonly picture: string | null
  readonly comment: string | null
  readonly comments: number
  readonly at: string
}

export function peopleOf(
  post: { readonly author: Comment['author']; readonly is_mine: boolean; readonly created_at: string },
  comments: readonly Comment[],
): readonly Person[] {
  const people = new Map<string, Person>()
  const put = (author: Comment['author'], isMine: boolean, comment: string | null, at: string) => {
    if (!author?.name || isMine) return
    const before = people.get(author.name)
    const isNewer = !before || before.at < at
    people.set(author.name, {
      name: author.name,
      picture: author.picture,
      comment: isNewer ? comment : before.comment,
      comments: (before?.comments ?? 0) + Number(comment !== null),
      at: isNewer ? at : before.at,
    })
  }
  put(post.author, post.is_mine, null, post.created_at)
  for (const each of comments.flatMap(comment => [comment, ...comment.replies]))
    put(each.author, each.is_mine, each.id, each.created_at)
  return [...people.values()].sort((one, other) => other.at.localeCompare(one.at))
}
