import type { NotificationPage } from '@prostuti/contract'
import type { announcements } from '../tables.ts'

/** Where learners find each page, from the site's root; `{id}` is filled in. */
const paths: Readonly<Record<NotificationPage, string>> = {
  home: '/',
  upcoming_exams: '/exam/upcoming',
  routine: '/routine',
  programs: '/program/all',
  jobs: '/jobs',
  notices: '/notice',
  discussions: '/discussions',
  notebook: '/notebook',
  exam: '/exam/join?id={id}',
  program: '/program?id={id}',
  circular: '/jobs/{id}/',
  post: '/discussions/id={id}',
}

type Opened = Pick<typeof announcements.$inferSelect, 'page' | 'pageId'>

export const pagePath = ({ page, pageId }: Opened): string => paths[page].replace('{id}', String(pageId ?? ''))
