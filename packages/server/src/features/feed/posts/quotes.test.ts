import type { Post } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addQuestion, addTopic } from '../../study/testing/written-questions.ts'
import { createTalk, learner, moderator } from '../testing/talkers.ts'

const testApp = await openTestApp({ limits: null })
const { db, clock } = testApp
const { writePost } = createTalk(testApp)
const staff = await moderator(testApp)
const nusrat = await learner(testApp)
const topic = await addTopic(testApp, { bn: 'নদী', en: 'Rivers' })
const quoteOf = async (id: string) => (await nusrat.call<Post>('GET', `feed/v1/posts/${id}/`)).body.quote
const write = (question: string, given = {}) =>
  nusrat.call('POST', 'feed/v1/posts/', { type: 2, text: 'এটা কেন?', question, ...given })

it('a question that everyone may see is quoted with its choices, and without its key', async () => {
  const question = await addQuestion(testApp, topic, 'পদ্মা ও মেঘনা কোথায় মেশে?')
  const { id, quote } = await writePost(staff, { type: 2, question })
  expect(quote).toMatchObject({ id: question, text: 'পদ্মা ও মেঘনা কোথায় মেশে?', options: expect.any(Array) })
  expect(quote?.href).toMatch(new RegExp(`^/questions/${question}/`))
  expect(quote?.options.toSorted()).toEqual(['গোয়ালন্দ', 'চাঁদপুর'])
  await db.pool.query('update questions set published_at = null where id = $1', [question])
  expect(await quoteOf(id)).toBeNull()
})

it('what not everyone sees, or an exam holds, is quoted by nobody', async () => {
  const hidden = await addQuestion(testApp, topic, 'গোপন?', { publishedAt: null })
  expect((await write(hidden)).status).toBe(400)
  expect((await write('999999')).status).toBe(400)
  const seen = await addQuestion(testApp, topic, 'দেখা যায়?')
  expect((await write(seen, { reviewed_qb: false })).status).toBe(400)
  expect((await write(seen, { reviewed_qb: true })).status).toBe(200)
  clock.advance(1_000)
})
