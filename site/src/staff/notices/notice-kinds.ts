import type { StaffNoticeRow } from '@prostuti/contract'
import type { IconName } from '../foundation/index.ts'

export type NoticeKind = StaffNoticeRow['kind']

interface KindPages {
  /** Where staff write one. */
  readonly form: string
  /** Where staff find those of this kind. */
  readonly list: string
  /** Where learners read them. */
  readonly open: string
  readonly icon: IconName
}

/** What staff publish here, with its addresses. */
export const noticeKinds: Readonly<Record<NoticeKind, KindPages>> = {
  seat_plan: {
    form: '/admin/notices/seat-plan/create',
    list: '/admin/notices/seat-plan',
    open: '/notice/seat-plan',
    icon: 'clipboard-list',
  },
  result: {
    form: '/admin/notices/results/create',
    list: '/admin/notices/results',
    open: '/notice/results',
    icon: 'list-checks',
  },
  notice: {
    form: '/admin/notices/create',
    list: '/admin/notices/general',
    open: '/notice/general',
    icon: 'file-text',
  },
}

export const allNotices = '/admin/notices'

export const formHref = (kind: NoticeKind, id: string): string => `${noticeKinds[kind].form}?id=${id}`

export const openHref = (kind: NoticeKind, slug: string): string => `${noticeKinds[kind].open}/${slug}`
