import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '@prostuti/sdk'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { TextKey } from '../../rooms.ts'
import { toast } from '../state/toast.ts'
import { errorWords } from '../text/error-words.ts'
import { fieldWords } from '../text/refusal-words.ts'
import { fieldOf } from './field-of.ts'
import type { Values } from './merge-fields.ts'

const detailOf = (error: unknown): string => (error instanceof ApiError ? error.detail : '')

/** Says by a toast that a form was not saved, and why. */
export function tellFailure(t: Translate<TextKey>, error: unknown): null {
  console.error('a form was not saved', error)
  const detail = error instanceof ApiError && error.code === 'validation_failed' ? '' : detailOf(error)
  toast(detail || t(errorWords(error).title), 'wrong')
  return null
}

interface Refused<T extends Values> {
  readonly form: UseFormReturnType<T>
  /** What was sent. */
  readonly values: T
  readonly error: ApiError
  /** Fields that the API calls otherwise, by its name. */
  readonly renamed: Readonly<Record<string, string>> | undefined
}

/** Under each field that was refused, and what belongs to none in a toast; the first one gets the focus. */
export function markFields<T extends Values>(t: Translate<TextKey>, refused: Refused<T>): void {
  const { form, values, error, renamed } = refused
  const marked = error.fields.map(field => {
    const path = fieldOf(field.path, values, renamed)
    if (path) form.setFieldError(path, fieldWords(t, field))
    else toast(`${field.path}: ${fieldWords(t, field)}`, 'wrong')
    return path
  })
  const first = marked.find(path => path !== undefined)
  const node = first === undefined ? null : form.getInputNode(first)
  const folded = node?.closest('details')
  if (folded) folded.open = true
  node?.focus()
}
