import { expect, type Page } from '@playwright/test'
import { type Language, StaffNotification } from '@prostuti/contract'
import { createNotification } from '@prostuti/contract/notifications/staff-operations'
import { finalExam } from '../content/final-exam.ts'
import { signIn } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'
import { tokenOf } from '../token-of.ts'
import type { Visit } from './screens.ts'

/** What the staff’s addresses name. */
export interface StaffPlaces {
  /** One that is over. */
  readonly exam: string
  readonly circular: string
  readonly announcement: string
}

/** Every address of the staff’s side. */
export const staffAddresses = ({ exam, circular, announcement }: StaffPlaces): string[] => [
  '/admin',
  '/admin/question',
  '/admin/question/new',
  '/admin/question/1',
  '/admin/question/flagged-questions',
  '/admin/question/review',
  '/admin/question/upload',
  '/admin/question/export?format=gift',
  '/admin/question/contributions',
  '/admin/category',
  '/admin/category?id=1',
  '/admin/category/less-question-filter',
  '/admin/category/duplicate',
  '/admin/category/tags',
  '/admin/programs',
  '/admin/programs/1',
  '/admin/programs/1?tab=details',
  '/admin/exam/review',
  '/admin/programs/1/exam/create',
  ...['info', 'questions', 'overview'].map(step => `/admin/programs/1/exam/update?id=${exam}&step=${step}`),
  `/admin/programs/1/exam/${exam}/regrade`,
  `/admin/programs/1/exam/${exam}/live`,
  `/admin/programs/1/exam/${exam}/statistics`,
  `/admin/programs/1/exam/${exam}/results`,
  '/admin/programs/1/exam/auto-generate',
  '/admin/programs/routine',
  '/admin/programs/routine/list',
  '/admin/programs/routine/create',
  '/admin/programs/routine/update?id=1',
  '/admin/faq',
  '/admin/faq/list',
  '/admin/faq/create',
  '/admin/faq/update?id=1',
  '/admin/users',
  '/admin/users/details?id=1',
  '/admin/payments',
  '/admin/partners',
  '/admin/partners/1',
  '/admin/payments/reconcile',
  '/admin/users/roles',
  '/admin/system',
  '/admin/system/audit',
  '/admin/image-uploads/process',
  '/admin/image-uploads/results',
  '/admin/jobs/list',
  `/admin/jobs?id=${circular}`,
  '/admin/jobs/create',
  `/admin/jobs/update?id=${circular}`,
  '/admin/jobs/import',
  '/admin/notifications',
  '/admin/notifications/list',
  `/admin/notifications/update?id=${announcement}`,
  '/admin/notifications/schedule',
  '/admin/notifications/create',
  '/admin/discussions',
  '/admin/discussions?tab=published',
  '/admin/notices',
  '/admin/notices/list',
  '/admin/notices/general',
  '/admin/notices/results',
  '/admin/notices/create',
  '/admin/notices/seat-plan',
  '/admin/notices/seat-plan/create',
  '/admin/notices/results/create',
]

/** Drafts a notification as who is signed in on the page; the rest is the demo’s. */
export async function findStaffPlaces(page: Page, site: TestSite): Promise<StaffPlaces> {
  const exam = await finalExam(site)
  const drafted = await page.request.post(`${site.url}/api/${createNotification.path}`, {
    headers: { authorization: `token ${await tokenOf(page, site)}`, 'idempotency-key': crypto.randomUUID() },
    data: { title: { bn: 'কাল মডেল টেস্ট' }, body: { bn: 'সকাল ১০টায়' }, topic: 'exams', page: 'upcoming_exams' },
  })
  const { id: announcement } = StaffNotification.parse(await drafted.json())
  const { rows } = await site.db.pool.query<{ id: string }>('select min(id) as id from circulars')
  return { exam, announcement: String(announcement), circular: rows[0]!.id }
}

/** Goes through every screen of the staff’s side, with the demo as it is, and looks at each. */
export async function walkThroughStaff(
  page: Page,
  testSite: TestSite,
  language: Language,
  visit: Visit,
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  await signIn(page, testSite, 'Mita', '/admin')
  const places = await findStaffPlaces(page, testSite)
  for (const address of staffAddresses(places)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await visit(address)
  }
}
