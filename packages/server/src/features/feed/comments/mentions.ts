import type { Mention } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../posts/post-rows.ts'
import { refusedField } from '../refuse.ts'
import { comments } from '../tables/comments.ts'
import { postPath } from '../texts/addresses.ts'
import type { LinkedMention } from '../texts/render-talk.ts'
import { isShown, selectComments } from './comment-rows.ts'

interface MentionedIn {
  readonly id: bigint
  readonly authorId: bigint | null
  readonly authorName: string | null
}

/** Who is meant, each with the link that stands in the text. */
export interface FoundMentions {
  readonly linked: readonly LinkedMention[]
  readonly people: readonly bigint[]
}

/**
 * The people whose names stand in a comment: each wrote the comment that is named, or the post. Throws `validation_failed` where the
 * name is another, or does not stand in the text.
 */
export async function findMentions(
  orm: Orm,
  post: MentionedIn,
  text: string,
  mentions: readonly Mention[],
): Promise<FoundMentions> {
  if (mentions.length === 0) return { linked: [], people: [] }
  const ids = mentions.flatMap(({ comment }) => (comment === null ? [] : [BigInt(comment)]))
  const rows = ids.length > 0 ? await selectComments(orm).where(inArray(comments.id, ids)) : []
  const found = mentions.map(({ name, comment }, place) => {
    const row = rows.find(each => String(each.comment.id) === comment)
    const isThere = row?.comment.postId === post.id && isShown(row.comment)
    const named = comment === null ? post.authorName : isThere ? (row.author?.name ?? null) : null
    if (named !== name || name === '' || !text.includes(`@${name}`))
      throw refusedField(`mentions.${place}`, 'unknown', 'The name of who wrote it, as it stands in the text')
    const person = comment === null ? post.authorId : (row?.comment.authorId ?? null)
    return { name, href: postPath(post.id, comment), person }
  })
  return { linked: found, people: found.flatMap(({ person }) => (person === null ? [] : [person])) }
}
