import { type UseFormReturnType, useForm } from '@mantine/form'
import { ApiError } from '@prostuti/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStaffContext } from '../context/staff-context.ts'
import { toast } from '../state/toast.ts'
import { useTexts } from '../text/use-texts.ts'
import { draftOf } from './draft.ts'
import { changedFields, type MergedFields, mergeFields, type Values } from './merge-fields.ts'
import { markFields, tellFailure } from './tell-refusal.ts'
import { leaveGuardReleased } from './use-leave-guard.ts'

/** A thing as the server has it: its fields as the form has them, and its version; null where it is not there yet. */
export interface Stored<T extends Values> {
  readonly values: T
  readonly version: number | string | null
  /** Who saved it last, where that is known. */
  readonly by?: string | null
}

export interface StaffFormOptions<T extends Values> {
  /** What the form begins with. Give the form another `key` for another thing. */
  readonly stored: Stored<T>
  /** Every field's name for people: the dialogs say what would be lost by it. */
  readonly labels: Readonly<Record<keyof T & string, string>>
  /** What is wrong with a field, in the specification's words, by the field's path. */
  validate?(values: T): Partial<Record<string, string>>
  /** Fields that the API calls otherwise, by its name: `{ exams: 'entries' }`. */
  readonly renamed?: Readonly<Record<string, string>>
  /** Saves; throws `conflict` where the version is not the server's any more. Answers what is stored then. */
  save(values: T, version: Stored<T>['version']): Promise<Stored<T>>
  /** Reads it again, after a conflict. Without it a conflict is told and no more. */
  reload?(): Promise<Stored<T>>
  /** After saving, with what is stored: go on to its page, say. Without it a toast says so. */
  onSaved?(stored: Stored<T>): void
  /** Keeps what is typed on this device, over a reload, by this name: `exam:12`, `question:new`. */
  readonly draft?: string
}

export interface FormConflict<T extends Values> extends MergedFields<T> {
  readonly mine: T
  readonly theirs: Stored<T>
}

export interface StaffFormState<T extends Values> {
  /** Mantine's: `form.getInputProps('title')`. */
  readonly form: UseFormReturnType<T>
  readonly labels: StaffFormOptions<T>['labels']
  /** What the server has. */
  readonly stored: Stored<T>
  readonly changes: readonly (keyof T & string)[]
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Two have changed the same fields: shown by `StaffForm` in the form's place. */
  readonly conflict: FormConflict<T> | null
  /** What was typed before a reload stands in the form again. */
  readonly hasRestored: boolean
  readonly keepsDraft: boolean
  /** True once it is stored. */
  save(): Promise<boolean>
  /** Back to what the server has. */
  discard(): void
  /** Saves what was chosen of a conflict; keeps typing where nothing is given. */
  resolve(values: T | null): Promise<void>
}

/** The staff's one habit of forms; `StaffForm` draws what it asks. */
export function useStaffForm<T extends Values>(options: StaffFormOptions<T>): StaffFormState<T> {
  const { labels, draft: draftName } = options
  const t = useTexts()
  const { person } = useStaffContext()
  const draft = useMemo(() => (draftName ? draftOf<T>(draftName, person.id) : null), [draftName, person.id])
  const [restored] = useState(() => draft?.read(Object.keys(options.stored.values)) ?? null)
  const [hasRestored, setHasRestored] = useState(restored !== null)
  const [stored, setStored] = useState<Stored<T>>(
    restored ? { ...options.stored, values: restored.base, version: restored.version } : options.stored,
  )
  const [server, setServer] = useState(options.stored)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<FormConflict<T> | null>(null)
  const latest = useRef(options)
  latest.current = options
  const form = useForm<T>({
    initialValues: restored?.values ?? options.stored.values,
    validate: values => latest.current.validate?.(values) ?? {},
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

  const accept = useCallback(
    (saved: Stored<T>) => {
      draft?.forget()
      setConflict(null)
      setHasRestored(false)
      setServer(saved)
      setStored(saved)
      form.setValues(saved.values)
      form.clearErrors()
    },
    [draft, form.setValues, form.clearErrors],
  )

  async function send(values: T, version: Stored<T>['version'], mayMerge: boolean): Promise<boolean> {
    setSaving(true)
    try {
      const saved = await latest.current.save(values, version)
      const { onSaved } = latest.current
      // Rendered at once: the guard lets go of the page before `onSaved` leaves it.
      flushSync(() => accept(saved))
      if (onSaved) {
        await leaveGuardReleased()
        onSaved(saved)
      } else toast(t('frame.saved'))
      return true
    } catch (error) {
      return await meetFailure(error, values, mayMerge)
    } finally {
      setSaving(false)
    }
  }

  async function meetFailure(error: unknown, mine: T, mayMerge: boolean): Promise<boolean> {
    if (error instanceof ApiError && error.code === 'conflict' && latest.current.reload && mayMerge) {
      const theirs = await latest.current.reload().catch((failure: unknown) => tellFailure(t, failure))
      if (!theirs) return false
      const merged = mergeFields(stored.values, mine, theirs.values)
      // Nothing to ask: what both have done goes together.
      if (merged.differing.length === 0) return send(merged.values, theirs.version, false)
      setConflict({ ...merged, mine, theirs })
      return false
    }
    tellFailure(t, error)
    if (error instanceof ApiError) markFields(t, { form, values: mine, error, renamed: latest.current.renamed })
    return false
  }

  return {
    ...{ form, labels, stored, changes, isDirty, isSaving, conflict, hasRestored },
    keepsDraft: draft !== null,
    async save() {
      if (isSaving) return false
      const { hasErrors, errors } = form.validate()
      if (!hasErrors) return send(form.values, stored.version, true)
      toast(String(Object.values(errors)[0]), 'wrong')
      form.getInputNode(Object.keys(errors)[0]!)?.focus()
      return false
    },
    discard: () => accept(server),
    async resolve(values) {
      if (!conflict) return
      const { theirs } = conflict
      setConflict(null)
      // What is typed from here on is typed on their version.
      setServer(theirs)
      setStored(theirs)
      form.setValues(values ?? conflict.values)
      if (values) await send(values, theirs.version, true)
    },
  }
}
