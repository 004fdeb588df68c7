import type { AuditSubject } from '@prostuti/sdk/staff'
import type { ReactElement } from 'react'
import { AuditTrail, useFigures, useTexts } from '../../foundation/index.ts'
import type { NoticeKind } from '../notice-kinds.ts'
import type { NoticeForm, PublishedThing, PublishedValues } from './use-notice-form.ts'

const subjects: Readonly<Record<NoticeKind, AuditSubject['kind']>> = {
  seat_plan: 'seat_plan',
  result: 'govt_result',
  notice: 'notice',
}

const days: ReadonlySet<string> = new Set(['exam_date', 'next_date', 'pinned_until'])

interface NoticeTrailProps<T extends PublishedValues, Thing extends PublishedThing> {
  notice: NoticeForm<T, Thing>
  /** What has changed beside the form, as numbers that came in. */
  version?: string | number
}

/** What staff did to it, once it is there. */
export function NoticeTrail<T extends PublishedValues, Thing extends PublishedThing>({
  notice: { kind, form, thing },
  version = '',
}: NoticeTrailProps<T, Thing>): ReactElement | null {
  const t = useTexts('notices')
  const { date } = useFigures()
  if (!thing || form.conflict) return null
  return (
    <AuditTrail
      subject={{ kind: subjects[kind], id: thing.id }}
      version={`${thing.revision} ${version}`}
      labels={{
        ...form.labels,
        published_on: t('notices.publish_at'),
        numbers: t('notices.numbers_of_result'),
        sheet: t('notices.numbers_sheet'),
      }}
      actions={{
        created: t('notices.did.created'),
        updated: t('notices.did.updated'),
        sheet_uploaded: t('notices.did.sheet_uploaded'),
        numbers_imported: t('notices.did.numbers_imported'),
      }}
      show={(field, value) => {
        if (field === 'file') return t('notices.a_file')
        return days.has(field) ? date(String(value)) : undefined
      }}
      // The words themselves would fill the page.
      linesOf={field => (field === 'body' ? [t('notices.body_changed')] : undefined)}
    />
  )
}
