import type { ExamDefaults, StaffExam } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import { useRef, useState } from 'react'
import { type StaffFormState, type Stored, useStaffForm } from '../../foundation/form/index.ts'
import { fieldWords, toast, useStaff, useTexts } from '../../foundation/index.ts'
import type { TextKey } from '../../rooms.ts'
import { bodyOf, changesOf, type ExamFields, fieldsOf, newFields } from '../fields/exam-fields.ts'
import { problemText } from '../problems/problem-text.ts'
import { checkExam } from './check-exam.ts'
import { useExamLabels } from './use-exam-labels.ts'

interface ExamFormOptions {
  program: string
  defaults: ExamDefaults
  /** Null: a new one. */
  exam: StaffExam | null
  onSaved(exam: StaffExam, isNew: boolean): void
}

interface ExamFormState {
  readonly state: StaffFormState<ExamFields>
  /** As it is stored now. */
  readonly latest: StaffExam | null
}

/** The form of an exam's fields. */
export function useExamForm({ program, defaults, exam, onSaved }: ExamFormOptions): ExamFormState {
  const t = useTexts('exams')
  const admin = useStaff()
  const labels = useExamLabels()
  const [latest, setLatest] = useState(exam)
  const saved = useRef<StaffExam | null>(null)
  const stored = (newest: StaffExam): Stored<ExamFields> => {
    saved.current = newest
    setLatest(newest)
    return { values: fieldsOf(newest), version: newest.revision }
  }
  const state = useStaffForm<ExamFields>({
    stored: exam ? { values: fieldsOf(exam), version: exam.revision } : { values: newFields(defaults), version: null },
    labels,
    validate: fields => checkExam(fields, t),
    draft: exam ? `exam:${exam.id}` : `exam:new:${program}`,
    async save(fields, version) {
      try {
        return stored(
          latest && typeof version === 'number'
            ? await admin.exams.update(latest.id, changesOf(fields, latest, version))
            : await admin.exams.create(bodyOf(fields, program, null)),
        )
      } catch (error) {
        throw inWords(t, error)
      }
    },
    reload: exam ? async () => stored(await admin.exams.get(exam.id)) : undefined,
    onSaved: () => {
      toast(t(latest ? 'frame.saved' : 'exams.created'))
      if (saved.current) onSaved(saved.current, latest === null)
    },
  })
  return { state, latest }
}

function inWords(t: Translate<TextKey<'exams'>>, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error
  const { call, status, requestId } = error
  const fields = error.fields.map(field => ({
    ...field,
    message: problemText(t, field.code) ?? fieldWords(t, field),
  }))
  // What somebody has joined keeps is no conflict of two versions.
  return new ApiError({ code: 'validation_failed', call, status, requestId, fields, detail: fields[0]!.message })
}
