import type { Comment, Post } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { type Call, listOf } from './fake-circulars.ts'
import { type ClientParts, failure, fakeClient, now } from './fake-client.ts'

const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

/** A question of somebody else's, 12 minutes old. */
export const question: Post = {
  id: '1',
  type: 2,
  status: 3,
  author: { name: 'তানভীর হাসান', picture: null, is_moderator: false },
  is_mine: false,
  text: '২৫% লাভে ক্রয়মূল্য বিক্রয়মূল্যের কত ভাগ?',
  html: '<p>২৫% লাভে ক্রয়মূল্য বিক্রয়মূল্যের কত ভাগ?</p>',
  pictures: [],
  poll: null,
  quote: null,
  liked: false,
  like_count: 8,
  comment_count: 2,
  created_at: ago(12),
  published_at: ago(12),
  is_edited: false,
  pending_text: null,
  said_reason: null,
}

/** A poll of a moderator's, open for two more days. */
export const poll: Post = {
  ...question,
  id: '2',
  type: 1,
  author: { name: 'মিতা', picture: null, is_moderator: true },
  text: 'কোন সময়ে পড়লে মনে থাকে?',
  html: '<p>কোন সময়ে পড়লে মনে থাকে?</p>',
  comment_count: 0,
  created_at: ago(40),
  published_at: ago(40),
  poll: {
    options: ['সকালে', 'দুপুরে', 'রাতে'].map(text => ({ text, votes: null, percent: null })),
    votes: null,
    closes_at: new Date(now + 50 * 3_600_000).toISOString(),
    open_days: 3,
    is_open: true,
    my_vote: null,
    is_frozen: true,
  },
}

const voted: NonNullable<Post['poll']> = {
  ...poll.poll!,
  options: [
    { text: 'সকালে', votes: 144, percent: 46 },
    { text: 'দুপুরে', votes: 28, percent: 9 },
    { text: 'রাতে', votes: 141, percent: 45 },
  ],
  votes: 313,
  my_vote: 0,
}

/** One's own, of the three states beside public. */
export const mine: readonly Post[] = [
  {
    ...question,
    id: '11',
    is_mine: true,
    status: 0,
    published_at: null,
    text: 'সুদ-আসল কী?',
    html: '<p>সুদ-আসল কী?</p>',
  },
  {
    ...{ ...question, id: '12', is_mine: true, status: 2, published_at: null, text: 'ফোন দিন', html: '<p>ফোন দিন</p>' },
    said_reason: { reason: 'private_data', text: '' },
  },
  {
    ...{ ...question, id: '13', is_mine: true, status: 2, text: 'সাজেশন', html: '<p>সাজেশন</p>' },
    said_reason: { reason: 'other', text: 'প্রশ্নটি আগামীকালের।' },
  },
]

export const comment: Comment = {
  id: '51',
  post: '1',
  parent_comment: null,
  status: 0,
  author: { name: 'শ্রাবণী সাহা', picture: null, is_moderator: false },
  is_mine: false,
  text: 'ক্রয় ১০০ ধরুন।',
  html: '<p>ক্রয় ১০০ ধরুন।</p>',
  mentions: [],
  liked: false,
  like_count: 12,
  created_at: ago(4),
  is_edited: false,
  said_reason: null,
  replies: [],
  reply_count: 0,
}

/** Below `comment`. */
export const reply: Comment = {
  ...comment,
  id: '53',
  parent_comment: '51',
  author: question.author,
  text: '@শ্রাবণী ধন্যবাদ!',
  html: '<p><a href="/discussions/id=1#comment-51">@শ্রাবণী</a> ধন্যবাদ!</p>',
  created_at: ago(2),
}

type CallOptions = NonNullable<Parameters<Prostuti['http']['call']>[2]>
type Answers = Record<string, (call: Call, options: CallOptions) => unknown>

/** A server of talk, which keeps what it was asked, on a device whose network a suite turns off. */
export function feedServer(answers: Answers = {}, parts: ClientParts = {}, database: IDBFactory = indexedDB) {
  const calls: (Call & { key?: string | undefined })[] = []
  const listeners = new Set<(online: boolean) => void>()
  let online = true
  const usual: Answers = {
    'feed.listPosts': ({ query }) =>
      listOf(query?.mine ? mine : [question, poll].filter(({ type }) => !query?.type || String(type) === query.type)),
    'feed.getPost': () => question,
    'feed.listComments': () => listOf([{ ...comment, replies: [reply], reply_count: 1 }]),
    'feed.toggleLike': ({ body }) => {
      const { liked } = body as { liked: boolean }
      return { liked, like_count: liked ? 9 : 8 }
    },
    'feed.toggleCommentLike': ({ body }) => ({ liked: (body as { liked: boolean }).liked, like_count: 13 }),
    'feed.votePoll': () => voted,
    'feed.createPost': ({ body }) => {
      const { text, type } = body as { text: string; type: 0 | 1 | 2 }
      return { ...mine[0], id: '20', type, text, html: `<p>${text}</p>` }
    },
    'feed.createComment': ({ body }) => {
      const { text, parent_comment: parent = null } = body as { text: string; parent_comment?: string | null }
      return {
        ...comment,
        id: '60',
        is_mine: true,
        parent_comment: parent,
        text,
        html: `<p>${text}</p>`,
        created_at: ago(0),
      }
    },
    'feed.deletePost': () => undefined,
    'feed.reportPost': () => undefined,
    ...answers,
  }
  const call = async ({ id }: { id: string }, own: Omit<Call, 'id'> = {}, options: CallOptions = {}) => {
    if (!online) throw failure('network_lost', 0)
    calls.push({ id, ...own, key: options.idempotencyKey })
    const answer = usual[id]
    if (!answer) throw failure('not_found', 404)
    const found = await answer({ id, ...own }, options)
    if (found instanceof Error) throw found
    return structuredClone(found)
  }
  const client = fakeClient({ ...parts, http: { call } as unknown as Prostuti['http'] })
  const platform = memoryPlatform({ indexedDB: database })
  Object.assign(client, { platform })
  Object.assign(platform.network, {
    online: () => online,
    onChange: (listener: (online: boolean) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return {
    client,
    calls,
    asked: (id: string) => calls.filter(each => each.id === `feed.${id}`),
    setOnline(value: boolean) {
      online = value
      for (const listener of listeners) listener(value)
    },
  }
}
