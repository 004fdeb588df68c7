import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Shortcut } from '../input/shortcut.tsx'
import { StatusChip } from '../state/status-chip.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import type { Values } from './merge-fields.ts'
import type { StaffFormState } from './use-staff-form.ts'

interface SaveButtonProps<T extends Values> {
  form: StaffFormState<T>
  /** Default: the frame's "Save". */
  label?: string
  /** Why it cannot be saved now; the button stays and says so. */
  disabled?: string
}

/** The filled button of a form's head: `<PageHead …><SaveButton form={form} /></PageHead>`. While there is a conflict, its panel saves. */
export function SaveButton<T extends Values>({ form, label, disabled }: SaveButtonProps<T>): ReactElement | null {
  const t = useTexts()
  if (form.conflict) return null
  return (
    <Button
      loading={form.isSaving}
      data-disabled={disabled !== undefined || undefined}
      aria-disabled={disabled !== undefined || undefined}
      title={disabled}
      rightSection={<Shortcut keys="Ctrl S" />}
      onClick={() => disabled === undefined && void form.save()}
    >
      {label ?? t('frame.save')}
    </Button>
  )
}

/** How many fields wait to be saved; stands beside the page's name. */
export function UnsavedChip<T extends Values>({ form }: { form: StaffFormState<T> }): ReactElement | null {
  const t = useTexts()
  const { number } = useFigures()
  if (!form.isDirty) return null
  return (
    <StatusChip tone="running" icon="pencil-line">
      {t('form.changes', { count: number(form.changes.length) })}
    </StatusChip>
  )
}
