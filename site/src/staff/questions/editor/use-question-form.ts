import type { StaffQuestion } from '@prostuti/contract'
import { useRef, useState } from 'react'
import { type StaffFormState, type Stored, useStaffForm } from '../../foundation/form/index.ts'
import { toast, useStaff, useTexts } from '../../foundation/index.ts'
import { bodyOf, problemsOf, type QuestionValues, valuesOf } from './question-values.ts'
import { useQuestionLabels } from './use-question-labels.ts'
import { useSavePassage } from './use-save-passage.ts'

/** Of the question and its passage, for both are written here. */
const versionOf = ({ revision, passage }: StaffQuestion): string => `${revision} ${passage?.revision ?? 0}`

const storedOf = (question: StaffQuestion): Stored<QuestionValues> => ({
  values: valuesOf(question),
  version: versionOf(question),
  by: question.updated_by,
})

interface QuestionFormOptions {
  /** Null: a new one. */
  given: StaffQuestion | null
  /** What a new one begins with. */
  begin: QuestionValues
  /** The review's list, which saving goes back to. */
  queue: string | null
  onCreated?(values: QuestionValues): void
}

interface QuestionForm {
  readonly form: StaffFormState<QuestionValues>
  /** As it is stored now. */
  readonly question: StaffQuestion | null
  saveAndApprove(): Promise<void>
}

/** The form of a question and of the passage that is written with it. */
export function useQuestionForm({ given, begin, queue, onCreated }: QuestionFormOptions): QuestionForm {
  const t = useTexts('questions')
  const admin = useStaff()
  const [question, setQuestion] = useState(given)
  const labels = useQuestionLabels()
  const savePassage = useSavePassage()
  /** Whether saving approves as well. */
  const approves = useRef(false)
  // Read again after a conflict, it is what is saved before the next drawing.
  const latest = useRef(given)
  const keep = (saved: StaffQuestion) => {
    latest.current = saved
    setQuestion(saved)
    return storedOf(saved)
  }
  const form = useStaffForm<QuestionValues>({
    stored: given ? storedOf(given) : { values: begin, version: null },
    labels,
    draft: `question:${given?.id ?? 'new'}`,
    renamed: { text: 'passage' },
    validate: values =>
      problemsOf(values, question?.passage ?? null, {
        category: t('questions.select_category'),
        passage: t('form.required'),
      }),
    async save(values, version) {
      const [revision, passageRevision] = String(version).split(' ').map(Number)
      const passage = await savePassage(values, latest.current?.passage, passageRevision!)
      if (!question) return keep(await admin.questions.create(bodyOf(values, passage)))
      const edit = { ...bodyOf(values, passage), published: values.published, revision: revision! }
      const saved = keep(await admin.questions.update(question.id, edit))
      if (!approves.current || latest.current!.reviewed) return saved
      await admin.questions.review(question.id, { verdict: 'approve', reason: '', revision: latest.current!.revision })
      return saved
    },
    reload: question ? async () => keep(await admin.questions.get(question.id)) : undefined,
    onSaved({ values }) {
      toast(t(given ? 'questions.updated_done' : 'questions.created_done'))
      if (queue) location.assign(queue)
      if (!given) onCreated?.(values)
    },
  })
  async function saveAndApprove(): Promise<void> {
    approves.current = true
    await form.save()
    approves.current = false
  }
  return { form, question, saveAndApprove }
}
