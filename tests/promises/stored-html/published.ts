import { circularStates, shapes } from '@prostuti/contract'
import { circularColumns } from '@prostuti/server/features/circulars/staff/circular-columns'
import { circulars } from '@prostuti/server/features/circulars/tables/circulars'
import { govtResults } from '@prostuti/server/features/notices/tables/govt-results'
import { notices } from '@prostuti/server/features/notices/tables/notices'
import { seatPlans } from '@prostuti/server/features/notices/tables/seat-plans'
import { proseHtml } from '@prostuti/server/features/questions/rendering/prose-html'
import type { Database } from '@prostuti/server/platform/db/database'
import { addDays, dhakaDay } from '@prostuti/server/platform/dhaka-day'

/** A circular and three notices of which everything says one text, by what their addresses name. */
export interface Published {
  readonly circular: string
  readonly seatPlan: string
  readonly result: string
  readonly notice: string
}

/** As staff write and as the server renders it; what the API would refuse stands there all the same. */
export async function publish(db: Database, text: string): Promise<Published> {
  const { orm } = db
  const now = new Date()
  const slug = crypto.randomUUID()
  const inAMonth = addDays(dhakaDay(now.getTime()), 30)
  const bare = shapes['circulars.createCircular'].body.parse({ title: 'x', company: 'x' })
  const texts = {
    ...{ title: text, company: text, office_time: text, reference: text, location: text, experience_req: text },
    ...{ age_req: text, salary: text, source: text, context: text, requirements: text, benefits: text },
    ...{ additional_requirements: text, responsibilities: text, how_to_apply: text, instructions: text },
  }
  const [circular] = await orm
    .insert(circulars)
    .values({
      ...circularColumns({ ...bare, ...texts, deadline: inAMonth, published_on: now.toISOString() }),
      ...{ state: circularStates.approved, publicSince: now, createdAt: now, updatedAt: now },
    })
    .returning({ id: circulars.id })
  const shared = { slug, title: text, body: text, html: proseHtml(text) ?? '', publishedOn: now, createdAt: now }
  const office = { ...shared, organisation: text, sourceTitle: text, sourceLink: '', updatedAt: now }
  const centre = { name: text, hall: text, address: text, from: 1, to: 9 }
  await orm.insert(seatPlans).values({ ...office, examDate: inAMonth, ranges: [centre], centreCount: 1, rollCount: 9 })
  await orm.insert(govtResults).values({ ...office, nextTitle: text, nextDate: inAMonth })
  await orm.insert(notices).values({ ...shared, updatedAt: now, pinnedUntil: inAMonth })
  return { circular: String(circular!.id), seatPlan: slug, result: slug, notice: slug }
}
