import type { Post, TalkItem } from '@prostuti/contract'
import { request } from '@prostuti/server/testing/test-app'
import { signInPeople } from '../support/people.ts'
import type { HostileText } from './hostile-texts.ts'
import type { TestPages } from './test-pages.ts'

/** HTML that the API gives out of what people have written, and what it must say. */
export interface WrittenTalk {
  readonly what: string
  readonly text: string
  readonly html: string
}

const notTaken = (status: number) => status === 400

/** Each text as a post, as a comment, and as new words with choices that wait. Texts that are refused are left out. */
export async function writeTalk({ app, db }: TestPages, list: readonly HostileText[]): Promise<WrittenTalk[]> {
  const written: WrittenTalk[] = []
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const moderator = staff!.token
  const learners = await signInPeople(db, list.length)
  const call = <T>(method: string, path: string, token: string, body?: object) =>
    request<T>(app, method, `feed/v1/${path}`, { token, body })
  for (const [index, { text }] of list.entries()) {
    const { token } = learners[index]!
    const poll = { options: ['ক', 'খ'], open_days: 1 }
    const post = await call<Post>('POST', 'posts/', token, { type: 1, text, poll })
    if (notTaken(post.status)) continue
    const { id, html } = post.body
    written.push({ what: 'a post', text, html })
    const items = [{ kind: 'post', id, revision: 1 }]
    await call('PUT', 'admin/talk-states/', moderator, { act: 'approve', items })
    const comment = await call<{ html: string }>('POST', 'posts/comments/create/', token, { post: id, text })
    written.push({ what: 'a comment', text, html: comment.body.html })
    const newPoll = { options: [text.replace(/\s+/g, ' ').slice(0, 200), 'খ'], open_days: 1 }
    await call('PATCH', `posts/${id}/`, token, { text: `নতুন ${text}`, poll: newPoll })
    const { body } = await call<{ results: TalkItem[] }>('GET', 'admin/talk/?page_size=100', moderator)
    const waiting = body.results.find(item => item.id === id)
    if (waiting) written.push({ what: 'new words', text, html: waiting.pending_html ?? '' })
    await call('DELETE', `posts/${id}/`, token)
  }
  return written
}
