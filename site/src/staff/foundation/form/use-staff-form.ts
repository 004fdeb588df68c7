import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '@prostuti/sdk'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../state/toast.ts'
import { useTexts } from '../text/use-texts.ts'
import { type MergedFields, mergeFields, type Values } from './merge-fields.ts'
import { markFields, tellFailure } from './tell-refusal.ts'
import { leaveGuardReleased } from './use-leave-guard.ts'
import { type Stored, type StoredForm, useStoredForm } from './use-stored-form.ts'

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
  const latest = useRef(options)
  latest.current = options
  const kept = useStoredForm<T>({
    ...{ stored: options.stored, draft: options.draft },
    validate: values => latest.current.validate?.(values) ?? {},
  })
  const { form, stored, server, changes, isDirty, hasRestored, keepsDraft } = kept
  const { isSaving, conflict, setConflict, accept, send } = useSend(latest, kept)
  return {
    ...{ form, labels: options.labels, stored, changes, isDirty, isSaving, conflict, hasRestored, keepsDraft },
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
      kept.typeOn(theirs)
      form.setValues(values ?? conflict.values)
      if (values) await send(values, theirs.version, true)
    },
  }
}

/** Sends what is typed, and meets what comes back: what is stored, another's changes, a refusal. */
function useSend<T extends Values>(options: RefObject<StaffFormOptions<T>>, { form, stored, ...kept }: StoredForm<T>) {
  const t = useTexts()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<FormConflict<T> | null>(null)

  function accept(saved: Stored<T>): void {
    setConflict(null)
    kept.accept(saved)
  }

  async function send(values: T, version: Stored<T>['version'], mayMerge: boolean): Promise<boolean> {
    setSaving(true)
    try {
      const saved = await options.current.save(values, version)
      const { onSaved } = options.current
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
    const { reload, renamed } = options.current
    if (error instanceof ApiError && error.code === 'conflict' && reload && mayMerge) {
      const theirs = await reload().catch((failure: unknown) => tellFailure(t, failure))
      if (!theirs) return false
      const merged = mergeFields(stored.values, mine, theirs.values)
      // Nothing to ask: what both have done goes together.
      if (merged.differing.length === 0) return send(merged.values, theirs.version, false)
      setConflict({ ...merged, mine, theirs })
      return false
    }
    tellFailure(t, error)
    if (error instanceof ApiError) markFields(t, { form, values: mine, error, renamed })
    return false
  }

  return { isSaving, conflict, setConflict, accept, send }
}
