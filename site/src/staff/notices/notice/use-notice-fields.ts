import type { StaffNotice } from '@prostuti/contract'
import { useStaff, useTexts } from '../../foundation/index.ts'
import type { StoredFile } from '../fields/file-field.tsx'
import { type NoticeForm, type PublishedValues, useNoticeForm } from '../publishing/use-notice-form.ts'

export interface NoticeValues extends PublishedValues {
  readonly title: string
  readonly body: string
  /** `YYYY-MM-DD`; empty: it does not stand on top. */
  readonly pinned_until: string
  readonly file: StoredFile | null
}

/** The form of a notice of ours; null: a new one. */
export function useNoticeFields(stored: StaffNotice | null): NoticeForm<NoticeValues, StaffNotice> {
  const t = useTexts('notices')
  const { notices } = useStaff()
  const body = ({ title, body: words, pinned_until: day, file }: NoticeValues) => ({
    ...{ title, body: words, pinned_until: day || null, file: file?.id ?? null },
  })
  return useNoticeForm<NoticeValues, StaffNotice>({
    kind: 'notice',
    thing: stored,
    labels: {
      title: t('notices.field.title'),
      body: t('notices.field.body'),
      pinned_until: t('notices.field.pinned_until'),
      file: t('notices.field.file'),
      publish_at: t('notices.publish_at'),
    },
    toValues: notice => ({
      title: notice?.title ?? '',
      body: notice?.body ?? '',
      pinned_until: notice?.pinned_until ?? '',
      file: notice?.file ?? null,
    }),
    validate: ({ title, body: words }) => ({
      ...(title.trim() === '' && { title: t('notices.title_needed') }),
      ...(words.trim() === '' && { body: t('notices.body_needed') }),
    }),
    create: (values, publishedOn) => notices.create({ ...body(values), published_on: publishedOn }),
    update: (id, values, revision, publishedOn) =>
      notices.update(id, { ...body(values), revision, published_on: publishedOn }),
    get: notices.get,
  })
}
