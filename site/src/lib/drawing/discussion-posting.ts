import type { Author, Comment, Post, Reply } from '@prostuti/contract'
import { commentStatuses } from '@prostuti/contract'
import { postPath } from '../discussions/discussion-address.ts'
import { headlineOf } from '../discussions/post-meta.ts'

interface Asked {
  /** Any address of the site. */
  readonly site: URL
  /** What a writer is called whose account is gone. */
  readonly nobody: string
}

/**
 * A post as schema.org's `DiscussionForumPosting`, with its public comments, for search engines; null for one that is not public.
 * https://developers.google.com/search/docs/appearance/structured-data/discussion-forum
 */
export function discussionPosting(
  post: Post,
  comments: readonly Comment[],
  { site, nobody }: Asked,
): Record<string, unknown> | null {
  if (!isPublic(post)) return null
  const url = new URL(postPath(post.id), site).href
  const personOf = (author: Author) => ({ '@type': 'Person', name: author?.name || nobody })
  const images = post.pictures.flatMap(({ path }) => (path ? new URL(path, site).href : []))
  const commentOf = (comment: Comment | Reply): Record<string, unknown> => ({
    '@type': 'Comment',
    text: comment.text,
    author: personOf(comment.author),
    dateCreated: comment.created_at,
    url: `${url}#comment-${comment.id}`,
    interactionStatistic: [likes(comment.like_count)],
    ...('replies' in comment && { comment: comment.replies.filter(isShown).map(commentOf) }),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: headlineOf(post),
    text: post.text,
    author: personOf(post.author),
    datePublished: post.published_at,
    url,
    ...(images.length > 0 && { image: images }),
    interactionStatistic: [likes(post.like_count), counted('https://schema.org/CommentAction', post.comment_count)],
    comment: comments.filter(isShown).map(commentOf),
  }
}

/** One that everybody may read. */
export const isPublic = ({ status, published_at: published }: Post): boolean =>
  published !== null && (status === 1 || status === 3)

const isShown = ({ status }: Comment | Reply): boolean => status === commentStatuses.published

const counted = (interactionType: string, userInteractionCount: number) => ({
  '@type': 'InteractionCounter',
  interactionType,
  userInteractionCount,
})

const likes = (count: number) => counted('https://schema.org/LikeAction', count)
