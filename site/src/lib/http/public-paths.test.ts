import { describe, expect, test } from 'vitest'
import { isPublicPath, isStaffPath } from './public-paths.ts'

describe('what a visitor may open', () => {
  test.each([
    '/',
    '/login',
    '/login/',
    '/exam/upcoming',
    '/exam/upcoming/',
    '/program/archived_exams',
    '/study',
    '/study/12/question/3/',
    '/question-bank/7',
    '/questions/12/a-slug',
    '/discussions',
    '/discussions/id=5',
    '/embed/exam',
    '/privacy_policy/',
    '/faq',
    '/notice',
    '/notice/seat-plan/primary-2026',
    '/robots.txt',
    '/payment',
    '/sitemap-index.xml',
  ])('%s is open', path => expect(isPublicPath(path)).toBe(true))

  test.each([
    '/exam/join',
    '/exam/questions/',
    '/exam/upcoming/extra',
    '/results/',
    '/loginx',
    '/profile',
    '/buy_coin',
    '/receipt',
    '/payments',
    '/discussions/new',
    '/jobsearch',
    '/notices',
    '/faqs',
    '/admin',
    '//login',
  ])('%s asks to sign in', path => expect(isPublicPath(path)).toBe(false))
})

test('the staff section is /admin and what is below it, not what merely begins alike', () => {
  expect(['/admin', '/admin/', '/admin/users/details'].every(isStaffPath)).toBe(true)
  expect(['/administrators', '/', '/exam/admin'].some(isStaffPath)).toBe(false)
})
