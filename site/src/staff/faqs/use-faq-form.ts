import type { StaffFaq } from '@prostuti/contract'
import { useState } from 'react'
import { type Stored, useStaffForm } from '../foundation/form/index.ts'
import { useStaff, useTexts } from '../foundation/index.ts'

export interface FaqValues extends Readonly<Record<string, unknown>> {
  readonly program: string | null
  readonly question_bn: string
  readonly question_en: string
  readonly answer_bn: string
  readonly answer_en: string
  readonly priority: number
}

export const toStored = ({ program, question, answer, priority, revision, changed }: StaffFaq): Stored<FaqValues> => ({
  version: revision,
  by: changed?.by,
  values: {
    program: program?.id ?? null,
    ...{ question_bn: question.bn, question_en: question.en, answer_bn: answer.bn, answer_en: answer.en, priority },
  },
})

/** The form of a question; `id` null for a new one. `version`: as the server has it now. */
export function useFaqForm(stored: Stored<FaqValues>, id: string | null) {
  const t = useTexts('faqs')
  const admin = useStaff()
  const [version, setVersion] = useState(stored.version)
  const labels = {
    program: t('faqs.kind'),
    question_bn: t('faqs.question_bn'),
    question_en: t('faqs.question_en'),
    answer_bn: t('faqs.answer_bn'),
    answer_en: t('faqs.answer_en'),
    priority: t('faqs.priority'),
  }
  const form = useStaffForm<FaqValues>({
    stored,
    labels,
    draft: `faq:${id ?? 'new'}`,
    validate: values => ({
      ...(values.question_bn.trim() === '' && { question_bn: t('faqs.question_needed') }),
      ...(values.answer_bn.trim() === '' && { answer_bn: t('faqs.answer_needed') }),
      ...(Number.isNaN(values.priority) && { priority: t('faqs.priority_needed') }),
    }),
    async save({ program, question_bn, question_en, answer_bn, answer_en, priority }, revision) {
      const faq = {
        ...{ program, priority },
        question: { bn: question_bn, en: question_en },
        answer: { bn: answer_bn, en: answer_en },
      }
      const saved =
        id === null ? await admin.faqs.create(faq) : await admin.faqs.update(id, { ...faq, revision: Number(revision) })
      setVersion(saved.revision)
      return toStored(saved)
    },
    onSaved: id === null ? () => location.assign('/admin/faq') : undefined,
    reload: id === null ? undefined : async () => toStored(await admin.faqs.get(id)),
  })
  return { form, labels, version }
}
