import type { AuditAction, ParsedPart, ReturnsOf, TalkAct } from '@prostuti/contract'
import { changeTalk } from '@prostuti/contract/feed/staff-operations'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { isOut } from '../posts/post-rows.ts'
import type { CommentRow } from '../tables/comments.ts'
import type { PostRow } from '../tables/posts.ts'
import { type LockedItems, lockItems } from './lock-items.ts'
import { nextComment } from './next-comment.ts'
import { type Acting, nextPost } from './next-post.ts'
import { writeComment } from './write-comment.ts'
import { writePost } from './write-post.ts'

type Body = ParsedPart<'feed.changeTalk', 'body'>
type Item = Body['items'][number]
type Outcome = ReturnsOf<'feed.changeTalk'>

/** One act on posts and comments: those that it does not go with are left, and named. */
export function createChangeTalk({ db, clock }: FeedDeps) {
  return implement(
    changeTalk,
    ({ body }, call): Promise<Outcome> =>
      inTransaction(db.pool, async client => {
        const { act, reason, text, dry_run: isDry } = body
        const acting: Acting = { act, reason, text, actor: signedIn(call).id, now: clock.now() }
        const items = firstOfEach(body.items)
        const locked = await lockItems(client, items, isDry)
        const judged = items.map(item => judge(item, locked, acting))
        const going = judged.flatMap(each => ('problem' in each ? [] : [each]))
        if (!isDry) {
          for (const each of going) await each.write(client)
          await writeAudit(
            client,
            going.map(each => each.change),
          )
        }
        return {
          changed: going.map(({ item, status, revision }) => ({
            ...{ kind: item.kind, id: item.id, status },
            revision: revision + (isDry ? 0 : 1),
          })),
          left: judged.flatMap(each =>
            'problem' in each ? [{ kind: each.item.kind, id: each.item.id, problem: each.problem }] : [],
          ),
          told: new Set(going.flatMap(({ tells }) => (tells === null ? [] : [tells]))).size,
          comments: going.reduce((sum, each) => sum + each.comments, 0),
        }
      }),
  )
}

function firstOfEach(items: readonly Item[]): Item[] {
  return [...new Map(items.toReversed().map(item => [`${item.kind} ${item.id}`, item])).values()].toReversed()
}

interface Going {
  readonly item: Item
  readonly status: Outcome['changed'][number]['status']
  readonly revision: number
  /** Who is told of it. */
  readonly tells: bigint | null
  /** How many go along, or come back. */
  readonly comments: number
  readonly change: Change
  write(client: PoolClient): Promise<void>
}

type Left = { readonly item: Item; readonly problem: Outcome['left'][number]['problem'] }

function judge(item: Item, { posts, comments }: LockedItems, acting: Acting): Going | Left {
  const row = item.kind === 'post' ? posts.get(item.id) : comments.get(item.id)
  if (!row || row.deletedBy === 'writer') return { item, problem: 'gone' }
  if (row.revision !== item.revision) return { item, problem: 'changed' }
  const going = 'postId' in row ? judgeComment(item, row, acting) : judgePost(item, row, acting)
  return going ?? { item, problem: 'not_possible' }
}

function judgePost(item: Item, post: PostRow, acting: Acting): Going | null {
  const next = nextPost(post, acting)
  if (!next) return null
  const status = next.set.status ?? post.status
  return {
    ...{ item, status, revision: post.revision },
    tells: next.tells ? post.authorId : null,
    comments: isOut(post) !== isOut({ status }) ? post.commentCount : 0,
    change: changeOf(item, acting, auditFields(post), auditFields({ ...post, ...next.set, ...reportsAfter(next) })),
    write: client => writePost(client, post, next, acting),
  }
}

function judgeComment(item: Item, comment: CommentRow, acting: Acting): Going | null {
  const next = nextComment(comment, acting)
  if (!next) return null
  const status = next.set.status ?? comment.status
  return {
    ...{ item, status, revision: comment.revision },
    tells: next.tells ? comment.authorId : null,
    comments: status === comment.status ? 0 : comment.replyCount,
    change: changeOf(
      item,
      acting,
      auditFields(comment),
      auditFields({ ...comment, ...next.set, ...reportsAfter(next) }),
    ),
    write: client => writeComment(client, comment, next, acting),
  }
}

const reportsAfter = ({ reports }: { readonly reports?: 'kept' | 'removed' | 'open' }) =>
  reports === 'kept' || reports === 'removed' ? { reportCount: 0 } : {}

/** The revision too, so that an act which changes the words alone is written down. */
const auditFields = (row: PostRow | CommentRow) => ({
  status: row.status,
  published_at: 'publishedAt' in row ? (row.publishedAt?.toISOString() ?? null) : null,
  reason: row.saidReason,
  reports: row.reportCount,
  revision: row.revision,
})

const verbs: Record<TalkAct, AuditAction> = {
  approve: 'approved',
  publish: 'published',
  pending: 'unpublished',
  return: 'returned',
  delete: 'deleted',
  keep: 'kept',
  undo: 'undone',
}

function changeOf(
  { kind, id }: Item,
  { act, actor, now: at }: Acting,
  before: ReturnType<typeof auditFields>,
  after: ReturnType<typeof auditFields>,
): Change {
  return { actor, kind, id, action: verbs[act], before, after: { ...after, revision: before.revision + 1 }, at }
}
