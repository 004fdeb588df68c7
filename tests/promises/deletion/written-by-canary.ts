import { randomUUID } from 'node:crypto'
import type { UploadedImage } from '@prostuti/contract'
import { payingIn } from '@prostuti/server/features/billing/testing/paying'
import { searchKey } from '@prostuti/server/features/questions/search/search-key'
import { notify } from '@prostuti/server/platform/notifications/notify'
import { runTasks } from '@prostuti/server/testing/run-tasks'
import { request } from '@prostuti/server/testing/test-app'
import { signInPeople } from '../support/people.ts'
import type { CanarySetup } from './canary-person.ts'

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What the person writes, uploads and pays with, and what staff do with it. Resolves to the address of their picture. */
export async function writeEverything(
  setup: CanarySetup,
  token: string,
  canaries: Map<string, string>,
): Promise<string> {
  const call = <T>(
    method: string,
    path: string,
    body?: unknown,
    by = token,
  ): Promise<{ body: T; status: number; text: string }> =>
    request<T>(setup.app, method, path, { token: by, body, headers: { 'idempotency-key': randomUUID() } })
  const done = async <T>(answer: ReturnType<typeof call<T>>): Promise<T> => {
    const { status, body, text } = await answer
    if (status >= 300) throw new Error(`A canary was not planted: ${status} ${text}`)
    return body
  }
  canaries.set('feedback', 'The canary finds the cage too small')
  const feedback = { category: 'Overall Service', text: canaries.get('feedback'), rating: 2 }
  await done(call('POST', 'core/v1/feedback/', feedback))
  canaries.set('report', 'The canary thinks that both are right')
  const [question] = setup.exam.key.keys()
  const report = { question, reason: 'wrong_answer', text: canaries.get('report'), exam: String(setup.exam.id) }
  const flag = await done(call<{ id: string }>('POST', 'exam/v5/user-question-flag/', report))
  await answerAsStaff(setup, { flag: flag.id, done, call })
  await keepSearch(setup, { token, canaries, done, call })
  await tellAndBeTold(setup, token, canaries)
  await beHeardOf(setup, { token, canaries, done, call })
  await subscribePhone({ token, canaries, done, call })
  await talk(setup, { canaries, done, call })
  await offerQuestions(setup, { canaries, done, call })
  return uploadPicture(setup, { token, canaries, done, call })
}

interface Calls {
  readonly call: <T>(
    method: string,
    path: string,
    body?: unknown,
    by?: string,
  ) => Promise<{ body: T; status: number; text: string }>
  readonly done: <T>(answer: Promise<{ body: T; status: number; text: string }>) => Promise<T>
}

/** Staff answer the report and hide the review: of either their books keep their own words alone. */
async function answerAsStaff({ db }: CanarySetup, { flag, call, done }: Calls & { flag: string }): Promise<void> {
  const [staff] = await signInPeople(db, 1)
  await db.pool.query(`update users set role = 'owner' where id = $1`, [staff!.id])
  const answer = { state: 'declined', answer: 'The key is right', everyone: false }
  await done(call('PATCH', `exam/v5/user-question-flag/${flag}/`, answer, staff!.token))
  const { results } = await done(
    call<{ results: { id: string; at: string }[] }>('GET', 'exam/v5/admin-reviews/', undefined, staff!.token),
  )
  const { id, at } = results[0]!
  await done(call('PATCH', `exam/v5/admin-reviews/${id}/`, { hidden: true, reason: 'Not about us', at }, staff!.token))
}

/** A search of circulars, a report of what it found, and what the person was told of it. */
async function keepSearch(
  { app, db }: CanarySetup,
  { token, canaries, call, done }: Calls & { token: string; canaries: Map<string, string> },
): Promise<void> {
  canaries.set('kept search', 'Canary wants a bank').set('word of a search', 'canarywren')
  const kept = { name: canaries.get('kept search'), filters: { search: canaries.get('word of a search') } }
  const { id } = await done(call<{ id: string }>('POST', 'job/v1/kept-searches/', kept, token))
  await db.pool.query(
    `insert into kept_search_reports (user_id, day, searches, circular_ids, due_at)
     select user_id, now()::date, json_build_array(json_build_object('id', id::text, 'name', name, 'count', 1)), '{}', now()
       from kept_searches where id = $1`,
    [id],
  )
  await app.features.circulars.report()
}

/** Another person is told of what this one has said. */
async function beHeardOf(
  { db, clock }: CanarySetup,
  { token, canaries, call, done }: Calls & { token: string; canaries: Map<string, string> },
): Promise<void> {
  canaries.set('name told to another', 'Canary Nightingale').set('words told to another', 'Canary says hello')
  const { id } = await done(call<{ id: string }>('GET', 'accounts/v1/user-info/', undefined, token))
  const people = (await signInPeople(db, 1)).map(person => person.id)
  await notify(db.pool, {
    ...{ kind: 'comment_replied', key: '1', people, actor: id, at: clock.now() },
    data: { post: '1', comment: '1', by: 'Canary Nightingale', words: 'Canary says hello' },
  })
}

/** The person is told of their device, and another of what they wrote. */
async function tellAndBeTold({ app, db }: CanarySetup, token: string, canaries: Map<string, string>): Promise<void> {
  canaries.set('device', 'Canary Phone 7').set('words of a comment', 'The canary has sung')
  const { id } = await app.auth.authenticate(token)
  const [other] = await signInPeople(db, 1)
  const at = Date.now()
  await notify(db.pool, { kind: 'new_device', key: '1', data: { device: 'Canary Phone 7' }, people: [id], at })
  const comment = { post: '1', comment: '1', words: canaries.get('words of a comment')!, by: 'Canary' }
  await notify(db.pool, { kind: 'post_commented', key: '1', data: comment, people: [other!.id], actor: id, at })
}

/** A phone that is rung. */
async function subscribePhone({
  token,
  canaries,
  call,
  done,
}: Calls & { token: string; canaries: Map<string, string> }): Promise<void> {
  canaries.set('registration token', 'canary-registration-token')
  const phone = { channel: 'android', token: canaries.get('registration token'), language: 'bn' }
  await done(call('POST', 'firebase/v1/push-subscriptions/', phone, token))
}

/** A post that nobody else has read, new words of one that everyone has, and what the person did with others'. */
async function talk(
  { app, db }: CanarySetup,
  { canaries, call, done }: Calls & { canaries: Map<string, string> },
): Promise<void> {
  canaries.set('waiting post', 'Canary asks for a nest').set('new words', 'Canary has thought again')
  canaries.set('choice of a poll', 'Canary chooses seeds').set('words below a picture', 'Canary on a branch')
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const form = new FormData()
  form.set('file', new File([Buffer.from(png, 'base64')], 'branch.png', { type: 'image/png' }))
  const { id: picture } = await done(call<{ id: string }>('POST', 'feed/v1/pictures/', form))
  await runTasks(app)
  const pictures = [{ id: picture, alt: canaries.get('words below a picture') }]
  await done(call('POST', 'feed/v1/posts/', { type: 0, text: canaries.get('waiting post'), pictures }))
  const poll = { options: ['ক', 'খ'], open_days: 1 }
  const { id } = await done(call<{ id: string }>('POST', 'feed/v1/posts/', { type: 1, text: 'সবার জন্য', poll }))
  const item = { kind: 'post', id, revision: 1 }
  await done(call('PUT', 'feed/v1/admin/talk-states/', { act: 'approve', items: [item] }, staff!.token))
  const alias = canaries.get('alias')!
  canaries.set('name as it is searched', searchKey(alias).split(' ').at(-1)!)
  const answer = { post: id, text: `@${alias}: ঠিক`, mentions: [{ name: alias, comment: null }] }
  await done(call('POST', 'feed/v1/posts/comments/create/', answer, staff!.token))
  const newPoll = { options: ['খ', canaries.get('choice of a poll')], open_days: 1 }
  await done(call('PATCH', `feed/v1/posts/${id}/`, { text: canaries.get('new words'), poll: newPoll }))
  const other = await done(call<{ id: string }>('POST', 'feed/v1/posts/', { type: 0, text: 'অন্যের' }, staff!.token))
  await done(call('POST', `feed/v1/posts/like-toggle/${other.id}/`, { liked: true }))
  await done(call('POST', `feed/v1/posts/${other.id}/report/`, { reason: 'other' }))
}

/** A question that waits, mended by staff, and a sheet. */
async function offerQuestions(
  { db }: CanarySetup,
  { canaries, call, done }: Calls & { canaries: Map<string, string> },
): Promise<void> {
  canaries.set('offered question', 'Which canary sang first?').set('source of a question', 'The canary’s own book')
  canaries.set('name of a sheet', 'canary-questions.csv').set('source of a sheet', 'Canary coaching notes')
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const { rows } = await db.pool.query<{ id: string }>('select id::text from categories order by id limit 1')
  const category = rows[0]!.id
  const options = ['ক', 'খ'].map((bn, number) => ({ option: { bn }, is_correct: number === 0 }))
  const about = { category, origin: 'elsewhere', named: true }
  const words = { question: { bn: canaries.get('offered question') }, options }
  const offered = { ...words, ...about, source: canaries.get('source of a question') }
  const { id } = await done(call<{ id: string }>('POST', 'contribution/v1/upload-question/', offered))
  const mended = { question: { bn: 'কোনটি আগে?' }, options, category, revision: 1 }
  await done(call('PATCH', `contribution/v1/admin-questions/${id}/`, mended, staff!.token))
  const form = new FormData()
  form.set('file', new File(['প্রশ্ন,ক,খ,উত্তর'], 'canary-questions.csv'))
  for (const [name, value] of Object.entries({ ...about, source: 'Canary coaching notes' }))
    form.set(name, String(value))
  await done(call('POST', 'contribution/v1/submit-googlesheet-question/', form))
}

async function uploadPicture(
  { app }: CanarySetup,
  { canaries, call, done }: Calls & { token: string; canaries: Map<string, string> },
): Promise<string> {
  canaries.set('name of a picture', 'canary-family.png')
  const form = new FormData()
  form.set('file', new File([Buffer.from(png, 'base64')], 'canary-family.png', { type: 'image/png' }))
  const { id } = await done(call<UploadedImage>('POST', 'core/v1/core-image-uploads/', form))
  await runTasks(app)
  const { results } = await done(call<{ results: UploadedImage[] }>('GET', 'core/v1/core-image-uploads/'))
  return results.find(each => each.id === id)!.path!
}

/** A payment that fails, of which the gateway reports more than the books need; and one that comes twice. */
export async function payTwice(
  { app, db, gateway }: CanarySetup,
  token: string,
  canaries: Map<string, string>,
): Promise<void> {
  canaries.set('bank of a card', 'Canary Savings Bank').set('digits of a card', '••••4821')
  canaries.set('page to come back to', '/exam/canary-page')
  const { start, notify } = payingIn({ app, db })
  const what = { category: 'coin_purchase', product_id: '1', redirect_url: canaries.get('page to come back to') }
  const failed = (await start({ token }, what)).body
  await notify({ tran_id: failed.tran_id, status: 'FAILED', card_issuer: 'Canary Savings Bank' })
  const { tran_id } = (await start({ token }, what)).body
  for (let times = 0; times < 2; times++)
    await notify({ tran_id, val_id: gateway.pay(tran_id, { method: `VISA ${canaries.get('digits of a card')}` }) })
}
