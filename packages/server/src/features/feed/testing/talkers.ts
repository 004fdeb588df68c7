import type { Comment, Post, Role } from '@prostuti/contract'
import type { Answer, Person, TestApp } from '../../../testing/test-app.ts'

let made = 0

/** A member with a name of their own. */
export async function learner({ person, db }: TestApp, name = `শিক্ষার্থী ${++made}`): Promise<Person> {
  const member = await person({ member: true })
  await db.pool.query('update users set name = $2 where id = $1', [member.id, name])
  return member
}

/** A member of the staff. */
export async function moderator(testApp: TestApp, name?: string, role: Role = 'owner'): Promise<Person> {
  const member = await learner(testApp, name)
  await testApp.db.pool.query('update users set role = $2 where id = $1', [member.id, role])
  return member
}

/** What a person writes of a post like no other; `given` says otherwise. */
export const postForm = (given: Record<string, unknown> = {}) => ({
  type: 0,
  text: `নমুনা লেখা ${++made}`,
  ...given,
})

/** Writes posts and comments as people do; a post each six minutes, for nobody may write more. */
export function createTalk({ clock }: Pick<TestApp, 'clock'>) {
  return {
    async writePost(writer: Person, given?: Record<string, unknown>): Promise<Post> {
      clock.advance(361_000)
      return done(await writer.call<Post>('POST', 'feed/v1/posts/', postForm(given)))
    },
    async writeComment(writer: Person, post: string, given: Record<string, unknown> = {}): Promise<Comment> {
      clock.advance(1_000)
      const form = { post, text: `নমুনা মন্তব্য ${++made}`, ...given }
      return done(await writer.call<Comment>('POST', 'feed/v1/posts/comments/create/', form))
    },
  }
}

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text)
  return body
}
