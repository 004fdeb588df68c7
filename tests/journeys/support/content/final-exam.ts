import { expect } from '@playwright/test'
import type { TestSite } from '../test-site.ts'

/** An exam of the demo that is over, whose results were never changed; the demo is filled while the site serves already. */
export async function finalExam({ db }: TestSite): Promise<string> {
  const find = async () => {
    const { rows } = await db.pool.query<{ id: number }>(
      `select e.id from exams e join result_versions v on v.exam_id = e.id and v.version = 1 and v.final_at is not null
        where e.result_version = 1 and exists (select from results r where r.exam_id = e.id and r.mode = 1)
        order by e.id limit 1`,
    )
    return rows[0]?.id
  }
  await expect.poll(find, { timeout: 90_000 }).toBeDefined()
  return String(await find())
}
