import type { StaffNotification } from '@prostuti/contract'
import { notificationLengths } from '@prostuti/contract/text-lengths'
import { useMemo, useRef, useState } from 'react'
import { type StaffFormState, type Stored, useStaffForm } from '../../foundation/form/index.ts'
import {
  toast,
  useAddress,
  useFigures,
  useOutdate,
  useStaff,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import { checkNotification } from './check-notification.ts'
import { emptyNotification, type NotificationValues, toBody, toValues } from './notification-values.ts'

export interface NotificationForm {
  readonly form: StaffFormState<NotificationValues>
  /** As the server has it; null: it is not there yet. */
  readonly thing: StaffNotification | null
  /** Saves what is not saved yet; null: it could not be. `sends`: it lacks nothing then. */
  saved(how: { sends: boolean }): Promise<StaffNotification | null>
}

/** A notification that is written, kept on this device and as a draft of all staff. */
export function useNotificationForm(given: StaffNotification | null, copied?: StaffNotification): NotificationForm {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { now } = useStaffContext()
  const { number } = useFigures()
  const [, change] = useAddress()
  const outdate = useOutdate()
  const [thing, setThing] = useState(given)
  const latest = useRef(given)
  const isSending = useRef(false)
  const labels = useLabels()

  function store(from: StaffNotification): Stored<NotificationValues> {
    latest.current = from
    setThing(from)
    return toStored(from)
  }

  const form = useStaffForm<NotificationValues>({
    stored: given
      ? toStored(given)
      : {
          values: copied ? { ...toValues(copied), timing: 'now', at: '', moved: [] } : emptyNotification,
          version: null,
        },
    labels,
    draft: `notification:${given?.id ?? (copied ? `copy-${copied.id}` : 'new')}`,
    renamed: { sending_time: 'at' },
    validate(values) {
      const faults = checkNotification(values, {
        now: now(),
        isSending: isSending.current || thing?.state === 'scheduled',
      })
      const mostOf = (field: string) => number(notificationLengths[field.startsWith('title') ? 'title' : 'body'])
      return Object.fromEntries(
        Object.entries(faults).flatMap(([field, fault]) =>
          fault ? [[field, t(`notifications.${fault}`, { most: mostOf(field) })]] : [],
        ),
      )
    },
    save: async (values, revision) =>
      store(
        latest.current
          ? await admin.notifications.update(latest.current.id, { ...toBody(values), revision: Number(revision) })
          : await admin.notifications.create(toBody(values)),
      ),
    onSaved() {
      if (!isSending.current)
        toast(t(latest.current?.state === 'draft' ? 'notifications.saved' : 'notifications.saved_changes'))
      outdate(['notifications', 'list'], ['notifications', 'states'], ['audit'])
      change({ id: latest.current?.id ?? null, from: null }, { replace: true })
    },
    reload: thing ? async () => toStored(await admin.notifications.get(thing.id)) : undefined,
  })

  return {
    ...{ form, thing },
    async saved({ sends }) {
      isSending.current = sends
      try {
        if (latest.current && !form.isDirty && !form.form.validate().hasErrors) return latest.current
        return (await form.save()) ? latest.current : null
      } finally {
        isSending.current = false
      }
    },
  }
}

const toStored = (from: StaffNotification): Stored<NotificationValues> => ({
  values: toValues(from),
  version: from.revision,
  by: from.changed?.by,
})

/** Every field's name for people. */
export function useLabels(): Readonly<Record<keyof NotificationValues, string>> {
  const t = useTexts('notifications')
  return useMemo(() => {
    const names = Object.keys(emptyNotification) as (keyof NotificationValues)[]
    const entries = names.map(name => [name, t(`notifications.field.${name}`)] as const)
    return Object.fromEntries(entries) as Record<keyof NotificationValues, string>
  }, [t])
}
