import { expect } from '@playwright/test'
import { finalExam } from '../content/final-exam.ts'
import { idOf } from '../content/notifications.ts'
import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

const kinds = ['study', 'model-test', 'question-bank'] as const

/** What there is to open on a test site: ids, and addresses of what the demo holds. */
export interface Places {
  /** Over and open, taken by nobody else. */
  readonly exam: number
  readonly running: number
  /** Of the demo, with a list of ranks. */
  readonly finalExam: string
  readonly program: string
  readonly topics: Readonly<Record<(typeof kinds)[number], string>>
  /** The second page of a topic’s questions. */
  readonly secondPage: string
  /** The member's paid order, and what finds it on the way back from the gateway. */
  readonly order: string
  readonly purchase: string
  readonly question: string
  readonly circular: string
  readonly notice: string
  readonly seatPlan: string
  readonly result: string
  readonly post: string
}

const hour = 3_600_000

/** Holds two exams, and finds the rest in the demo, which is filled while the site serves already. */
export async function findPlaces(site: TestSite, member: LearnerName): Promise<Places> {
  const over = new Date(Date.now() - hour)
  const opened = { resultVisibility: over, standingVisibility: over, solutionVisibility: over }
  const past = { startTime: new Date(Date.now() - 2 * hour), endTime: over, ...opened }
  const { rows } = await site.db.pool.query<{ id: string }>(
    'select id from questions where published_at is not null order by id limit 3',
  )
  const asks = rows.map(({ id }) => String(id))
  const title = { bn: 'চোখে দেখা পরীক্ষা', en: 'An exam to look at' }
  const link = (list: string, shape: RegExp) => lastLink(site, list, shape)
  // The last that the demo writes.
  const post = await link('/discussions', /^\/discussions\/id=\d+$/)
  const [study, modelTest, bank] = await Promise.all(kinds.map(kind => link(`/${kind}`, new RegExp(`^/${kind}/\\d+`))))
  return {
    ...(await paidOrder(site, member)),
    post,
    exam: (await site.hold({ asks, title, description: title, membersOnly: false, ...past })).id,
    running: (await site.hold({ asks, title, description: title, membersOnly: false })).id,
    finalExam: await finalExam(site),
    program: (await link('/program/all', /^\/program\?id=\d+$/)).split('=')[1]!,
    topics: { study: idIn(study!), 'model-test': idIn(modelTest!), 'question-bank': idIn(bank!) },
    secondPage: await secondPage(site),
    question: await link(`/study/${idIn(study!)}/question`, /^\/questions\/\d+\/./),
    circular: await link('/jobs', /^\/jobs\/\d+\/./),
    notice: await link('/notice', /^\/notice\/general\/./),
    seatPlan: await link('/notice/seat-plan', /^\/notice\/seat-plan\/./),
    result: await link('/notice/results', /^\/notice\/results\/./),
  }
}

/** The last link of this shape: the smallest of the topics, the oldest of what is listed by time. */
async function lastLink({ url }: TestSite, list: string, shape: RegExp): Promise<string> {
  const find = async () => {
    const html = await (await fetch(url + list)).text()
    const links = [...html.matchAll(/ href="([^"#]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    return links.findLast(href => shape.test(href))
  }
  await expect.poll(find, { timeout: 90_000 }).toBeDefined()
  return (await find())!
}

const idIn = (address: string) => /\d+/.exec(address)![0]

async function secondPage({ db }: TestSite): Promise<string> {
  const { rows } = await db.pool.query<{ id: number }>(
    `select category_id as id from questions where published_at is not null group by 1 having count(*) > 50 limit 1`,
  )
  return `/study/${rows[0]!.id}/question/2/`
}

/** The demo has one, of the person with premium; its token is known to nobody, so it gets another. */
async function paidOrder(site: TestSite, member: LearnerName): Promise<Pick<Places, 'order' | 'purchase'>> {
  const purchase = crypto.randomUUID().slice(0, 22)
  const { rows } = await site.db.pool.query<{ id: string }>(
    `update payment_orders set return_token_ends = now() + interval '1 day',
            return_token_hash = sha256(convert_to('return ' || $1, 'utf8'))
      where id = (select min(id) from payment_orders where user_id = $2 and state = 'paid') returning id`,
    [purchase, await idOf(site, member)],
  )
  return { order: String(rows[0]!.id), purchase }
}
