import { operations } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'

const { app } = await openTestApp()

/** The paths of section 7 of the specification as they are written there, trailing slashes included. */
const calls = [
  ...['login/google/', 'login/google/merge/', 'login/anonymous/', 'user-info/', 'delete-user/'].map(
    path => `accounts/v1/${path}`,
  ),
  ...[
    ...['claim-bonus/', 'ssl-commerz-session/', 'personalize-program-info/', 'admin-user-program-purchase/'],
    ...['admin-manual-purchase/', 'admin-give-user-personalize-option/', 'purchase-exam/'],
  ].map(path => `billing/v1/${path}`),
  ...[
    ...['submit-result/', 'archive/submit-result/', 'live-exams/', 'exam_data/{id}/', 'results/{id}/', 'exams/{id}/'],
    ...['mcq-quiz/{id}/', 'standings/{id}/', 'solutions/{id}/', 'user-participated-exams/', 'exam-list/'],
    ...['archived-exams-list/', 'program-data/', 'exams/{id}/invite/', 'programs/{id}/share/', 'user-question-flag/'],
    ...['exam-form-data/', 'exam-auto-generate/', 'exam-auto-generate-init-form/', 'generate-exam-question/'],
    ...[
      'admin-exams/',
      'admin-exams/{id}/',
      'admin-exams/questions/',
      'admin-exams/questions/{id}/',
      'admin-programs/',
    ],
    ...['admin-program-list/', 'routine-list-create/', 'routine-rud-api/{id}/', 'program-routine/'],
    ...['customer-review-list-create/', 'faqs/', 'faqs/{id}/', 'admin-user-list/', 'admin-dashboard-overview/'],
    ...['bookmark/exams/', 'bookmark/questions/', 'bookmarks/', 'bookmarks/delete'],
  ].map(path => `exam/v5/${path}`),
  ...[
    ...['application-config/', 'premiumpack/', 'get-meta-data/', 'get-sitemap-info/', 'seat-plan/', 'govt-results/'],
    ...['govt-results-query/', 'core-image-uploads/', 'dashboard-users-chart-data/'],
    ...['dashboard-program-purchase-timeline/', 'statistics-update/', 'notice'],
  ].map(path => `core/v1/${path}`),
  ...[
    ...['categories/', 'categories/{id}/', 'category-depth/', 'category-questions/', 'submit-googlesheet-question/'],
    ...['practice-exam/', 'practice-submit/', 'admin-question/', 'admin-question-info/', 'admin-flagged-question/'],
    ...['questions-rud/{id}/', 'categories/less-question-filter', 'category-tag-list/', 'duplicate-category-list/'],
  ].map(path => `questions/v4/${path}`),
  ...['upload-question/', 'submit-googlesheet-question/'].map(path => `contribution/v1/${path}`),
  ...[
    ...['posts/', 'posts/like-toggle/{id}/', 'posts/comments/{postId}/', 'posts/comments/create/', 'comments/{id}/'],
    'posts/{id}/',
  ].map(path => `feed/v1/${path}`),
  ...['notifications/', 'notifications-init-form/', 'notifications/{id}/'].map(path => `firebase/v1/${path}`),
  ...['jobs/', 'admin/jobs/{id}/', 'jobs/{id}/', 'jobs/form/'].map(path => `job/v1/${path}`),
  ...['programs/{id}/', 'programs/{id}/duplicate/', 'programs/{id}/update/', 'programs/{id}/delete/'],
  ...['programs/exam_question/{id}/', 'programs/{id}/exams/{examId}/', 'question-bank/category/{id}/questions/'],
  'review-question-bank/category/{id}/questions/',
]

const bare = (path: string) => path.replace(/\/$/, '')

it('serves every call of the specification, spelled as it is there, and with or without its last slash', async () => {
  expect(new Set(calls).size).toBe(99)
  const unanswered: string[] = []
  for (const call of calls) {
    const rows = operations.filter(({ path }) => bare(path) === bare(call))
    if (rows.length === 0) unanswered.push(`${call} is in no row`)
    for (const { method } of rows)
      for (const path of new Set([call, bare(call), `${bare(call)}/`])) {
        // What is no id is refused as one by a call that there is, and is not found by one that there is not.
        const response = await app.http.request(`/api/${path.replaceAll(/\{\w+\}/g, 'x')}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: '{}' }),
        })
        if (response.status === 404) unanswered.push(`${method} ${path}`)
      }
  }
  expect(unanswered).toEqual([])
})
