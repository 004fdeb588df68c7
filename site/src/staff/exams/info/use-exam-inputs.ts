import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import type { ChangeEvent } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useLanguage } from '../../foundation/index.ts'
import { type ExamFields, frozenFields } from '../fields/exam-fields.ts'

export type ExamInputs = ReturnType<typeof useExamInputs>

/** The props of the inputs for an exam's fields; frozen are those that an exam keeps once it is joined. */
export function useExamInputs({ form, labels }: StaffFormState<ExamFields>, isJoined: boolean) {
  const language = useLanguage()
  const isFrozen = (name: keyof ExamFields) => (isJoined && frozenFields.includes(name)) || undefined
  const input = (name: keyof ExamFields) => ({
    label: labels[name],
    disabled: isFrozen(name),
    ...form.getInputProps(name),
  })
  const check = (name: 'members_only' | 'web_view' | 'is_demo') => ({
    label: labels[name],
    disabled: isFrozen(name),
    ...form.getInputProps(name, { type: 'checkbox' }),
  })
  // Shown in the page's digits, typed in either.
  const figures = (name: 'duration' | 'grace' | 'total_marks' | 'negative_mark' | 'cut_mark' | 'cost') => ({
    ...input(name),
    inputMode: name === 'duration' ? ('text' as const) : ('decimal' as const),
    value: localDigits(form.values[name], language),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, asciiDigits(event.currentTarget.value)),
  })
  return { form, labels, values: form.values, isFrozen, input, check, figures }
}
