import { z } from 'zod'
import { feedLengths } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, longListOf, neededLine, neededLines, PageQuery, text } from '../values.ts'
import {
  commentStatuses,
  maxPostPictureBytes,
  maxPostPictures,
  pollDays,
  pollOptions,
  postStatuses,
  postTypes,
} from './bounds.ts'

export const PostType = z.literal(Object.values(postTypes))
export type PostType = z.infer<typeof PostType>
export const PostStatus = z.literal(Object.values(postStatuses))
export type PostStatus = z.infer<typeof PostStatus>
export const CommentStatus = z.literal(Object.values(commentStatuses))
export type CommentStatus = z.infer<typeof CommentStatus>

/** In a query numbers are text. */
const TypeQuery = z.coerce.number().int().pipe(PostType)
const StatusQuery = z.coerce.number().int().pipe(PostStatus)

/** Who wrote it; null where their account is gone. */
export const Author = z
  .strictObject({ name: z.string(), picture: z.string().nullable(), is_moderator: z.boolean() })
  .nullable()
export type Author = z.infer<typeof Author>

/** Why a moderator sent it back or removed it; `text` is theirs, for `other` alone. */
export const TalkReason = z.enum(['private_data', 'link', 'leak', 'insult', 'advertising', 'other'])
export type TalkReason = z.infer<typeof TalkReason>
export const SaidReason = z.strictObject({ reason: TalkReason, text: z.string() })
export type SaidReason = z.infer<typeof SaidReason>

export const PostPicture = z.strictObject({
  id: Id,
  /** From the site's root; null while it is read. */
  path: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  state: z.enum(['processing', 'ready', 'failed']),
})
export type PostPicture = z.infer<typeof PostPicture>

export const Poll = z.strictObject({
  /** Figures are null until this person has voted or the poll is over. */
  options: z.array(
    z.strictObject({ text: z.string(), votes: z.int().min(0).nullable(), percent: z.int().min(0).max(100).nullable() }),
  ),
  votes: z.int().min(0).nullable(),
  /** Null: not public yet, its days begin then. */
  closes_at: Instant.nullable(),
  open_days: z.union(pollDays.map(days => z.literal(days))),
  is_open: z.boolean(),
  /** Index into `options`; final. */
  my_vote: z.int().min(0).nullable(),
  /** Somebody has voted: the choices stay as they are. */
  is_frozen: z.boolean(),
})
export type Poll = z.infer<typeof Poll>

/** A question of the bank, as everyone may see it, without its key. */
export const QuotedQuestion = z.strictObject({
  id: Id,
  /** Its page. */
  href: z.string(),
  /** Safe HTML. */
  text: z.string(),
  options: z.array(z.string()),
})
export type QuotedQuestion = z.infer<typeof QuotedQuestion>

export const Post = z.strictObject({
  id: Id,
  type: PostType,
  status: PostStatus,
  author: Author,
  is_mine: z.boolean(),
  /** As typed. */
  text: z.string(),
  /** Safe HTML: paragraphs, links and formulas, and nothing else. */
  html: z.string(),
  pictures: z.array(PostPicture),
  poll: Poll.nullable(),
  quote: QuotedQuestion.nullable(),
  liked: z.boolean(),
  like_count: z.int().min(0),
  comment_count: z.int().min(0),
  created_at: Instant,
  /** By which lists are sorted; null: never public. */
  published_at: Instant.nullable(),
  /** Its words are not the first that were public. */
  is_edited: z.boolean(),
  /** One's own alone: new words that wait for a moderator; meanwhile everyone reads the ones before. */
  pending_text: z.string().nullable(),
  /** One's own alone: why it was sent back or removed. */
  said_reason: SaidReason.nullable(),
})
export type Post = z.infer<typeof Post>

export const Mention = z.strictObject({
  /** As it stands in the text, behind an @. */
  name: neededLine(80),
  /** Who wrote this comment; null: who wrote the post. */
  comment: Id.nullable(),
})
export type Mention = z.infer<typeof Mention>

const CommentFields = z.strictObject({
  id: Id,
  post: Id,
  parent_comment: Id.nullable(),
  status: CommentStatus,
  /** Of a deleted one neither writer nor words. */
  author: Author,
  is_mine: z.boolean(),
  text: z.string(),
  /** Safe HTML; mentions are links to the comment that is meant. */
  html: z.string(),
  mentions: z.array(Mention),
  liked: z.boolean(),
  like_count: z.int().min(0),
  created_at: Instant,
  is_edited: z.boolean(),
  said_reason: SaidReason.nullable(),
})

/** A comment, with the replies below it in order of time; those of a deleted one are gone with it. */
export const Comment = CommentFields.extend({ replies: z.array(CommentFields), reply_count: z.int().min(0) })
export type Comment = z.infer<typeof Comment>
export type Reply = z.infer<typeof CommentFields>

const Words = neededLines(feedLengths.text)
const Picture = z.strictObject({ id: Id, alt: text(feedLengths.alt).trim().default('') })
const Pictures = z.array(Picture).max(maxPostPictures)
const PollOptions = z.array(neededLine(feedLengths.option)).min(pollOptions.min).max(pollOptions.max)
const NewPoll = z.strictObject({ options: PollOptions, open_days: z.union(pollDays.map(days => z.literal(days))) })

const NewPost = z
  .strictObject({
    type: PostType,
    text: Words,
    pictures: Pictures.default([]),
    /** A poll has one, others have none. */
    poll: NewPoll.nullable().default(null),
    /** A question of the bank that is quoted. */
    question: Id.nullable().default(null),
    /** The specification's: which bank the quoted question is of. Only reviewed ones can be quoted. */
    reviewed_qb: z.boolean().optional(),
  })
  .superRefine(({ type, poll }, context) => {
    if ((type === postTypes.poll) !== (poll !== null))
      context.addIssue({ code: 'custom', path: ['poll'], message: 'a poll has choices, and nothing else has' })
  })

/** Why a reader thinks that it should not stand here. Its writer never learns who it was. */
export const ReportReason = z.enum(['leak_or_money', 'insult', 'advertising', 'private_data', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

const Report = z.strictObject({ reason: ReportReason })

export const Like = z.strictObject({ liked: z.boolean(), like_count: z.int().min(0) })
export type Like = z.infer<typeof Like>

export const postShapes = {
  /**
   * Newest first, ten on a page. `mine`: one's own, of every state. `status` and `deleted` are the specification's: what a caller may
   * not see is left out. `search`: words, as questions are searched.
   */
  'feed.listPosts': {
    query: PageQuery.extend({
      type: TypeQuery.optional(),
      mine: Flag.optional(),
      status: StatusQuery.optional(),
      deleted: Flag.optional(),
      search: text(feedLengths.search).trim().optional(),
    }),
    returns: longListOf(Post),
  },
  'feed.getPost': { params: IdParams, returns: Post },
  /** It waits for a moderator; a moderator's own is published at once. Throws `rate_limited` beyond ten an hour. */
  'feed.createPost': { body: NewPost, returns: Post },
  /** What is left out stays. Of a public one everyone reads the old words until the new ones are approved. */
  'feed.updatePost': {
    params: IdParams,
    body: z.strictObject({ text: Words.optional(), pictures: Pictures.optional(), poll: NewPoll.optional() }),
    returns: Post,
  },
  /** With its comments. */
  'feed.deletePost': { params: IdParams, returns: z.void() },
  /** `liked`, where it is given, is what it shall be afterwards, so that a repeated call changes nothing. */
  'feed.toggleLike': {
    params: IdParams,
    body: z.strictObject({ liked: z.boolean().optional() }).optional(),
    returns: Like,
  },
  /** Final. Throws `too_late` where the poll is over, and `conflict` where another option was chosen before. */
  'feed.votePoll': {
    params: IdParams,
    body: z.strictObject({
      option: z
        .int()
        .min(0)
        .max(pollOptions.max - 1),
    }),
    returns: Poll,
  },
  /** A second report of the same person changes the reason of the first. */
  'feed.reportPost': { params: IdParams, body: Report, returns: z.void() },
  /** A PNG, JPEG, WebP or GIF, as a form; it is read in the background. Another answers `unsupported_type`. */
  'feed.uploadPicture': {
    body: z.strictObject({ file: z.file().max(maxPostPictureBytes) }),
    returns: PostPicture,
  },
  /** One's own, until it is ready. */
  'feed.getPicture': { params: IdParams, returns: PostPicture },
  /** Newest first, each with its first replies. */
  'feed.listComments': {
    params: z.strictObject({ postId: Id }),
    query: PageQuery.extend({
      /** Replies of this one alone, in order of time. */
      parent: Id.optional(),
    }),
    returns: longListOf(Comment),
  },
  'feed.createComment': {
    body: z.strictObject({
      post: Id,
      parent_comment: Id.nullable().default(null),
      text: Words,
      mentions: z.array(Mention).max(10).default([]),
    }),
    returns: Comment,
  },
  'feed.updateComment': {
    params: IdParams,
    body: z.strictObject({ text: Words, mentions: z.array(Mention).max(10).optional() }),
    returns: Comment,
  },
  'feed.deleteComment': { params: IdParams, returns: z.void() },
  'feed.toggleCommentLike': {
    params: IdParams,
    body: z.strictObject({ liked: z.boolean().optional() }).optional(),
    returns: Like,
  },
  'feed.reportComment': { params: IdParams, body: Report, returns: z.void() },
} as const
