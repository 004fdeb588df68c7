import { expect, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { finalExam } from './final-exam.ts'
import type { Visit } from './screens.ts'
import { signIn } from './sign-in.ts'
import type { TestSite } from './test-site.ts'

/** Every address of the staff’s side; `exam`: one that is over. */
export const staffAddresses = (exam: string): string[] => [
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
  '/admin/programs/routine/list',
  '/admin/programs/routine/create',
  '/admin/programs/routine/update?id=1',
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
  '/admin/jobs/create',
  '/admin/notifications/list',
  '/admin/notifications/schedule',
  '/admin/notifications/create',
  '/admin/discussions',
  '/admin/discussions?tab=published',
  '/admin/notices/list',
  '/admin/notices/create',
  '/admin/notices/seat-plan',
  '/admin/notices/seat-plan/create',
  '/admin/notices/results/create',
]

/** Goes through every screen of the staff’s side, with the demo as it is, and looks at each. */
export async function walkThroughStaff(
  page: Page,
  testSite: TestSite,
  language: Language,
  visit: Visit,
): Promise<void> {
  const exam = await finalExam(testSite)
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  await signIn(page, testSite, 'Mita', '/admin')
  for (const address of staffAddresses(exam)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await visit(address)
  }
}
