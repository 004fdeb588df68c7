import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStaffContext } from '../context/staff-context.ts'
import { draftOf } from './draft.ts'
import { changedFields, type Values } from './merge-fields.ts'

/** A thing as the server has it: its fields as the form has them, and its version; null where it is not there yet. */
export interface Stored<T extends Values> {
  readonly values: T
  readonly version: number | string | null
  /** Who saved it last, where that is known. */
  readonly by?: string | null
}

export interface StoredForm<T extends Values> {
  readonly form: UseFormReturnType<T>
  /** What is typed is typed on this. */
  readonly stored: Stored<T>
  /** What the server has. */
  readonly server: Stored<T>
  readonly changes: readonly (keyof T & string)[]
  readonly isDirty: boolean
  /** What was typed before a reload stands in the form again. */
  readonly hasRestored: boolean
  readonly keepsDraft: boolean
  /** The form has what is stored, and nothing else. */
  accept(saved: Stored<T>): void
  /** What is typed from here on is typed on their version. */
  typeOn(theirs: Stored<T>): void
}

interface StoredFormOptions<T extends Values> {
  readonly stored: Stored<T>
  /** The name of the draft that this device keeps over a reload. */
  readonly draft?: string
  validate(values: T): Partial<Record<string, string>>
}

/** A form over what the server has; what is typed is kept on this device until it is stored. */
export function useStoredForm<T extends Values>(options: StoredFormOptions<T>): StoredForm<T> {
  const { draft: draftName } = options
  const { person } = useStaffContext()
  const draft = useMemo(() => (draftName ? draftOf<T>(draftName, person.id) : null), [draftName, person.id])
  const [restored] = useState(() => draft?.read(Object.keys(options.stored.values)) ?? null)
  const [hasRestored, setHasRestored] = useState(restored !== null)
  const [stored, setStored] = useState<Stored<T>>(
    restored ? { ...options.stored, values: restored.base, version: restored.version } : options.stored,
  )
  const [server, setServer] = useState(options.stored)
  const form = useForm<T>({
    initialValues: restored?.values ?? options.stored.values,
    validate: options.validate,
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
  })
  const changes = changedFields(stored.values, form.values)
  const isDirty = changes.length > 0

  useEffect(() => {
    if (!draft) return
    if (isDirty) draft.write({ values: form.values, base: stored.values, version: stored.version })
    else draft.forget()
  }, [draft, isDirty, form.values, stored])

  const typeOn = useCallback((theirs: Stored<T>) => {
    setServer(theirs)
    setStored(theirs)
  }, [])

  const accept = useCallback(
    (saved: Stored<T>) => {
      draft?.forget()
      setHasRestored(false)
      typeOn(saved)
      form.setValues(saved.values)
      form.clearErrors()
    },
    [draft, typeOn, form.setValues, form.clearErrors],
  )

  return { form, stored, server, changes, isDirty, hasRestored, keepsDraft: draft !== null, accept, typeOn }
}
