import { z } from 'zod'
import { Revision } from '../programs/index.ts'
import { feedLengths } from '../text-lengths.ts'
import { Id, Instant, longListOf, PageQuery, text } from '../values.ts'
import { maxTalkAtOnce } from './bounds.ts'
import { CommentStatus, Post, PostStatus, ReportReason, SaidReason, TalkReason } from './posts.ts'

const TalkKind = z.enum(['post', 'comment'])

/** What a moderator should look at in a text, found by rules; each part as it stands there. */
export const TextChecks = z.strictObject({
  phones: z.array(z.string()),
  links: z.array(z.string()),
  insults: z.array(z.string()),
  /** Posts and comments with the same words, by anyone, in the last 30 days. */
  same: z.int().min(0),
})
export type TextChecks = z.infer<typeof TextChecks>

/** A post or comment as moderators see it. Who reported it is shown to nobody. */
export const TalkItem = z.strictObject({
  kind: TalkKind,
  id: Id,
  /** As others would read it; of a comment the post above it. */
  post: Post,
  /** A comment's own; null of a post. */
  comment: z
    .strictObject({ html: z.string(), text: z.string(), status: CommentStatus, created_at: Instant, replies: z.int() })
    .nullable(),
  /** Of a public post: the words that wait, as HTML, beside those that everyone reads. */
  pending_html: z.string().nullable(),
  status: z.union([PostStatus, CommentStatus]),
  checks: TextChecks,
  /** Null where the account is gone. */
  writer: z
    .strictObject({
      name: z.string(),
      member_since: Instant,
      published: z.int().min(0),
      returned: z.int().min(0),
      removed: z.int().min(0),
      /** Of this person's posts and comments that a moderator found right. */
      upheld_reports: z.int().min(0),
    })
    .nullable(),
  reports: z.strictObject({
    count: z.int().min(0),
    reasons: z.array(z.strictObject({ reason: ReportReason, count: z.int().min(1) })),
    first_at: Instant.nullable(),
    /** Hidden from readers until a moderator decides. */
    hides: z.boolean(),
  }),
  said_reason: SaidReason.nullable(),
  deleted_at: Instant.nullable(),
  /** How many comments went, or would go, with it. */
  comments: z.int().min(0),
  revision: Revision,
})
export type TalkItem = z.infer<typeof TalkItem>

export const TalkTab = z.enum(['pending', 'reported', 'published', 'deleted'])
export type TalkTab = z.infer<typeof TalkTab>

/**
 * `approve`: public, at the time it was written; `publish`: public as of now; `pending`: out of sight, to be looked at again; `return`:
 * back to its writer with a reason, of what was never public; `delete`: removed, with a reason; `keep`: its reports were looked at, and
 * it stays; `undo`: as before the last act.
 */
export const TalkAct = z.enum(['approve', 'publish', 'pending', 'return', 'delete', 'keep', 'undo'])
export type TalkAct = z.infer<typeof TalkAct>

/** Why an act does not go with one of those that were chosen. */
export const TalkProblem = z.enum(['changed', 'gone', 'not_possible'])

export const TalkActOutcome = z.strictObject({
  changed: z.array(
    z.strictObject({
      kind: TalkKind,
      id: Id,
      status: z.union([PostStatus, CommentStatus]),
      revision: Revision,
    }),
  ),
  left: z.array(z.strictObject({ kind: TalkKind, id: Id, problem: TalkProblem })),
  /** Writers who are told, and comments that go along or come back. */
  told: z.int().min(0),
  comments: z.int().min(0),
})
export type TalkActOutcome = z.infer<typeof TalkActOutcome>

export const TalkCounts = z.strictObject({
  pending: z.int().min(0),
  reported: z.int().min(0),
  published: z.int().min(0),
  deleted: z.int().min(0),
  /** Decisions of today, in Dhaka. */
  decided_today: z.int().min(0),
  oldest_pending_at: Instant.nullable(),
})
export type TalkCounts = z.infer<typeof TalkCounts>

export const moderationShapes = {
  /** Pending: the oldest first. Reported: the most reports first. Others: the newest first. */
  'feed.listTalk': {
    query: PageQuery.extend({
      tab: TalkTab.default('pending'),
      search: text(feedLengths.search).trim().optional(),
    }),
    returns: longListOf(TalkItem).extend({ counts: TalkCounts }),
  },
  /** With `dry_run` nothing changes: what would. `return` and `delete` need a reason. */
  'feed.changeTalk': {
    body: z
      .strictObject({
        act: TalkAct,
        items: z
          .array(z.strictObject({ kind: TalkKind, id: Id, revision: Revision }))
          .min(1)
          .max(maxTalkAtOnce),
        reason: TalkReason.nullable().default(null),
        /** For `other`: what the writer reads. */
        text: text(feedLengths.reason).trim().default(''),
        dry_run: z.boolean().default(false),
      })
      .superRefine(({ act, reason, text: words }, context) => {
        if ((act === 'return' || act === 'delete') !== (reason !== null))
          context.addIssue({ code: 'custom', path: ['reason'], message: 'a reason for sending back or deleting alone' })
        if ((reason === 'other') !== (words !== ''))
          context.addIssue({ code: 'custom', path: ['text'], message: 'words of yours for another reason alone' })
      }),
    returns: TalkActOutcome,
  },
} as const
