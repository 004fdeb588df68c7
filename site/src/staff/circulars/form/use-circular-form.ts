import type { StaffCircular } from '@prostuti/contract'
import { useRef, useState } from 'react'
import { type StaffFormState, useStaffForm } from '../../foundation/form/index.ts'
import { changedFields } from '../../foundation/form/merge-fields.ts'
import { toast, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import type { CircularActs } from '../acts/use-circular-acts.ts'
import { circularFormHref, circularHref } from '../circular/circular-href.ts'
import { useCircularLabels } from '../circular/circular-labels.ts'
import { type CircularValues, emptyCircular, toBody, toStored } from '../circular/circular-values.ts'
import { problemsOf } from './check-circular.ts'

export interface CircularForm {
  readonly form: StaffFormState<CircularValues>
  /** As it is stored now; null: a new one. */
  readonly circular: StaffCircular | null
  /** Saves it, and goes nowhere. */
  saveOnly(): Promise<boolean>
  /** Saves it, and hands it to the review. */
  submit(): Promise<void>
  /** Saves it, and asks before it is shown to learners. */
  askTo(act: 'approve' | 'publish'): Promise<void>
}

/** The form of a circular; `given` null for a new one. */
export function useCircularForm(given: StaffCircular | null, acts: CircularActs): CircularForm {
  const t = useTexts('circulars')
  const { circulars: api } = useStaff()
  const told = useToldAct()
  const [circular, setCircular] = useState(given)
  // What was saved is used before the next drawing.
  const latest = useRef(given)
  const goesOn = useRef(true)
  const keep = (saved: StaffCircular) => {
    latest.current = saved
    setCircular(saved)
    return toStored(saved)
  }
  const form = useStaffForm<CircularValues>({
    stored: given ? toStored(given) : { values: emptyCircular, version: null },
    labels: useCircularLabels(),
    draft: `circular:${given?.id ?? 'new'}`,
    validate: values =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, t(`circulars.wrong.${problem!}`)]),
      ),
    async save(values, revision) {
      const stored = latest.current
      const body = toBody(values)
      if (stored === null) return keep(await api.create(body))
      // What was not touched stays to the second: the form has minutes.
      const touched: readonly string[] = changedFields(toStored(stored).values, values)
      const changes = Object.fromEntries(Object.entries(body).filter(([field]) => touched.includes(field)))
      return keep(await api.update(stored.id, { ...changes, revision: Number(revision) }))
    },
    reload: given ? async () => keep(await api.get(given.id)) : undefined,
    onSaved() {
      if (!goesOn.current) return
      if (given === null) location.replace(circularFormHref(latest.current!.id))
      else toast(t('frame.saved'))
    },
  })

  async function saveOnly(): Promise<boolean> {
    if (latest.current !== null && !form.isDirty) return true
    goesOn.current = false
    const isSaved = await form.save()
    goesOn.current = true
    return isSaved
  }

  async function submit(): Promise<void> {
    if (!(await saveOnly())) return
    const { id, revision } = latest.current!
    await told(async () => {
      const { left } = await api.change({ act: 'pending', circulars: [{ id, revision }] })
      if (left[0]) toast(t(`circulars.problem.${left[0].problem}`), 'wrong')
      else location.assign(circularHref(id))
    })
  }

  async function askTo(act: 'approve' | 'publish'): Promise<void> {
    if (!(await saveOnly())) return
    const { id, revision } = latest.current!
    if (given === null) location.replace(circularFormHref(id, act))
    else acts.ask(act, [{ id, revision }])
  }

  return { form, circular, saveOnly, submit, askTo }
}
