import type {
  Comment,
  Like,
  Poll,
  Post,
  PostPicture,
  PostStatus,
  PostType,
  ReportReason,
  ReturnsOf,
  WirePart,
} from '@prostuti/contract'
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  getPicture,
  getPost,
  listComments,
  listPosts,
  reportComment,
  reportPost,
  toggleCommentLike,
  toggleLike,
  updateComment,
  updatePost,
  uploadPicture,
  votePoll,
} from '@prostuti/contract/feed/operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import type { CallOptions } from '../http/http.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { uploadFetch, uploadLimitMs } from '../http/upload-fetch.ts'
import { randomUuid } from '../random.ts'

/** Which posts to list. */
export interface PostFilter extends PageFilter {
  type?: PostType | undefined
  /** One's own, of every state. */
  mine?: boolean | undefined
  search?: string | undefined
  /** Of this state alone, as far as one may see it. */
  status?: PostStatus | undefined
  /** Those that were sent back or removed; others than one's own are for moderators. */
  deleted?: boolean | undefined
}

/** Which comments to list. */
export interface CommentFilter extends PageFilter {
  /** Replies to this one alone, in order of time. */
  parent?: string
}

/** A post that is to be written. */
export type NewPost = WirePart<'feed.createPost', 'body'>
/** What may change of a post. */
export type PostChanges = WirePart<'feed.updatePost', 'body'>
/** A comment that is to be written. */
export type NewComment = WirePart<'feed.createComment', 'body'>
/** What may change of a comment. */
export type CommentChanges = WirePart<'feed.updateComment', 'body'>

/** A page of posts. */
export type PostList = ReturnsOf<'feed.listPosts'>
/** A page of comments. */
export type CommentList = ReturnsOf<'feed.listComments'>

/** What a like or a report is about. */
export type TalkKind = 'post' | 'comment'

/** The body goes as a form. */
const inForm = {} as { body: never }

type Options = Pick<CallOptions, 'signal' | 'fresh'>

/** The calls of talk. Reading needs nobody; all else a signed-in person. */
interface UploadOptions {
  signal?: AbortSignal
  onSent?: (share: number) => void
}

/** Talk: posts, comments, likes and votes. */
export interface FeedApi {
  /** Newest first. */
  posts(filter?: PostFilter, options?: Options): Promise<PostList>
  post(id: string, options?: Options): Promise<Post>
  /** `key`: one wish to post, however often it is sent. */
  createPost(post: NewPost, key: string): Promise<Post>
  updatePost(id: string, changes: PostChanges): Promise<Post>
  deletePost(id: string): Promise<void>
  /** Newest first, each with its first replies. */
  comments(post: string, filter?: CommentFilter, options?: Options): Promise<CommentList>
  createComment(comment: NewComment, key: string): Promise<Comment>
  updateComment(id: string, changes: CommentChanges): Promise<Comment>
  deleteComment(id: string): Promise<void>
  /** `liked` is what it shall be afterwards, so that a call may be repeated. */
  like(kind: TalkKind, id: string, liked: boolean): Promise<Like>
  /** Final. */
  vote(post: string, option: number): Promise<Poll>
  report(kind: TalkKind, id: string, reason: ReportReason): Promise<void>
  /** `onSent` is told which share has gone, from 0 to 1. */
  uploadPicture(file: File, key: string, options?: UploadOptions): Promise<PostPicture>
  picture(id: string, options?: Options): Promise<PostPicture>
}

/**
 * Talk: posts, comments, likes and votes.
 * @example const { results } = await feedApiOf(prostuti).posts({ type: postTypes.question })
 */
export function feedApiOf({ http }: Pick<Prostuti, 'http'>): FeedApi {
  return {
    posts: ({ type, mine, search, status, deleted, ...page } = {}, options) =>
      http.call(
        listPosts,
        {
          query: {
            type: type === undefined ? undefined : String(type),
            mine: mine ? 'true' : undefined,
            search: search?.trim() || undefined,
            status: status === undefined ? undefined : String(status),
            deleted: deleted === undefined ? undefined : deleted ? 'true' : 'false',
            ...pageQueryOf(page),
          },
        },
        options,
      ),
    post: (id, options) => http.call(getPost, { params: { id } }, options),
    createPost: (body, idempotencyKey) => http.call(createPost, { body }, { idempotencyKey }),
    updatePost: (id, body) => http.call(updatePost, { params: { id }, body }),
    deletePost: id => http.call(deletePost, { params: { id } }),
    comments: (postId, { parent, ...page } = {}, options) =>
      http.call(listComments, { params: { postId }, query: { parent, ...pageQueryOf(page) } }, options),
    createComment: (body, idempotencyKey) => http.call(createComment, { body }, { idempotencyKey }),
    updateComment: (id, body) => http.call(updateComment, { params: { id }, body }),
    deleteComment: id => http.call(deleteComment, { params: { id } }),
    like: (kind, id, liked) =>
      http.call(kind === 'post' ? toggleLike : toggleCommentLike, { params: { id }, body: { liked } }),
    // The same vote or report twice is one, under whatever key.
    vote: (id, option) => http.call(votePoll, { params: { id }, body: { option } }, { idempotencyKey: randomUuid() }),
    report: (kind, id, reason) =>
      http.call(
        kind === 'post' ? reportPost : reportComment,
        { params: { id }, body: { reason } },
        { idempotencyKey: randomUuid() },
      ),
    uploadPicture: (file, idempotencyKey, { signal, onSent = () => undefined } = {}) =>
      http.call(uploadPicture, inForm, {
        ...{ form: formOf(file), idempotencyKey, fetch: uploadFetch(onSent), limitMs: uploadLimitMs },
        ...(signal && { signal }),
      }),
    picture: (id, options) => http.call(getPicture, { params: { id } }, options),
  }
}

/** A new wish: what is sent under the same key has its effect once. */
export const newKey = (): string => randomUuid()
