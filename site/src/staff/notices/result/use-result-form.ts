import type { StaffGovtResult } from '@prostuti/contract'
import { useStaff, useTexts } from '../../foundation/index.ts'
import type { StoredFile } from '../fields/file-field.tsx'
import { isSourceLink } from '../fields/source-fields.tsx'
import { type NoticeForm, type PublishedValues, useNoticeForm } from '../publishing/use-notice-form.ts'

export interface ResultValues extends PublishedValues {
  readonly title: string
  readonly organisation: string
  readonly body: string
  /** What comes after it; empty: nothing. */
  readonly next_title: string
  /** `YYYY-MM-DD`; empty: not known. */
  readonly next_date: string
  readonly file: StoredFile | null
  readonly source_title: string
  readonly source_link: string
}

/** The form of a government result; null: a new one. */
export function useResultForm(stored: StaffGovtResult | null): NoticeForm<ResultValues, StaffGovtResult> {
  const t = useTexts('notices')
  const { govtResults } = useStaff()
  const body = ({ publish_at: _, next_date: day, file, source_link: link, ...texts }: ResultValues) => ({
    ...texts,
    next_date: day || null,
    source_link: link.trim(),
    file: file?.id ?? null,
  })
  return useNoticeForm<ResultValues, StaffGovtResult>({
    kind: 'result',
    thing: stored,
    labels: {
      title: t('notices.field.title'),
      organisation: t('notices.field.organisation'),
      body: t('notices.field.body'),
      next_title: t('notices.field.next_title'),
      next_date: t('notices.field.next_date'),
      file: t('notices.field.original'),
      source_title: t('notices.source_title'),
      source_link: t('notices.source_link'),
      publish_at: t('notices.publish_at'),
    },
    toValues: result => ({
      title: result?.title ?? '',
      organisation: result?.organisation ?? '',
      body: result?.body ?? '',
      next_title: result?.next_title ?? '',
      next_date: result?.next_date ?? '',
      file: result?.file ?? null,
      source_title: result?.source_title ?? '',
      source_link: result?.source_link ?? '',
    }),
    validate: ({ title, next_title: next, next_date: day, source_link: link }) => ({
      ...(title.trim() === '' && { title: t('notices.title_needed') }),
      ...(day !== '' && next.trim() === '' && { next_title: t('notices.next_needed') }),
      ...(!isSourceLink(link) && { source_link: t('notices.source_link_wrong', { scheme: 'https://' }) }),
    }),
    create: (values, publishedOn) => govtResults.create({ ...body(values), published_on: publishedOn }),
    update: (id, values, revision, publishedOn) =>
      govtResults.update(id, { ...body(values), revision, published_on: publishedOn }),
    get: govtResults.get,
  })
}
