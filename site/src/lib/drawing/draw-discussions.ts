import type { Post, QuotedQuestion, SiteHost, UserInfo } from '@prostuti/contract'
import { postTypes } from '@prostuti/contract'
import { askedPosts, type FeedPlace } from '@prostuti/sdk/feed'
import { discussionsPath, postPath } from '../discussions/discussion-address.ts'
import { questionPath } from '../study/kinds.ts'
import { drawnFor } from './drawn-for.ts'
import { widgets } from './widgets-server.ts'

const hashOf = (name: 'feed' | 'post') => widgets.styleHash(name).replaceAll("'", '') as `sha256-${string}`

export const feedStyleHash = hashOf('feed')
export const postStyleHash = hashOf('post')

type Host = Pick<SiteHost, 'now' | 'language' | 'feed' | 'study'>

/** Beside the list. */
const [mostMine, mostUnanswered, fewComments] = [5, 2, 1]
const mostOthers = 3

const postHref = postPath('{id}')

/** What a page of the list shows, and what stands beside it. */
export async function readFeed({ feed, study }: Host, viewer: UserInfo | null, place: FeedPlace, page: number) {
  const isMember = viewer !== null && !viewer.is_anonymous
  const asked = askedPosts(place, page)
  const [list, mine, questions, quote] = await Promise.all([
    feed.list(asked),
    isMember ? feed.list({ mine: true }) : null,
    feed.list({ type: postTypes.question }),
    place.question ? quoteOf(study, place.question) : null,
  ])
  return {
    ...{ list, asked, quote, me: meOf(viewer) },
    mine: mine?.results.slice(0, mostMine) ?? [],
    unanswered: questions.results
      .filter(({ comment_count: count, is_mine: isMine }) => count <= fewComments && !isMine)
      .slice(0, mostUnanswered),
  }
}

/** `<prostuti-feed>` drawn: posts, chips and pages are links, which need no code. */
export function drawFeed(
  host: Host,
  viewer: UserInfo | null,
  { write }: FeedPlace,
  initial: Awaited<ReturnType<typeof readFeed>>,
): string {
  return widgets.renderElement(
    'feed',
    { postHref, addressState: true, write: write ?? undefined, initial, drawn: drawnFor(host, viewer) },
    host.language,
  )
}

/** A post with a page of its comments, and other questions; null where this person sees none, `gone` where it is deleted. */
export async function readPost({ feed }: Host, viewer: UserInfo | null, id: string, page: number) {
  const post = await feed.find(id)
  if (!post || post === 'gone') return post
  const [comments, questions] = await Promise.all([feed.comments(id, page), feed.list({ type: postTypes.question })])
  const others: readonly Post[] = questions.results.filter(each => each.id !== id).slice(0, mostOthers)
  return { post, comments, page, others, me: meOf(viewer) }
}

/** `<prostuti-post>` drawn, with the comments that are public. */
export function drawPost(
  host: Host,
  viewer: UserInfo | null,
  initial: Exclude<Awaited<ReturnType<typeof readPost>>, 'gone' | null>,
): string {
  return widgets.renderElement(
    'post',
    { postId: initial.post.id, postHref, feedHref: discussionsPath, initial, drawn: drawnFor(host, viewer) },
    host.language,
  )
}

const meOf = (viewer: UserInfo | null) =>
  viewer && { name: viewer.name, picture: viewer.picture, is_moderator: viewer.is_moderator }

/** As everyone may see it, without its key; null while it is under embargo. */
async function quoteOf(study: SiteHost['study'], id: string): Promise<QuotedQuestion | null> {
  const question = await study.question(id)
  if (!question || question.embargoed) return null
  return { id, href: questionPath(question), text: question.text, options: question.options.map(({ text }) => text) }
}
