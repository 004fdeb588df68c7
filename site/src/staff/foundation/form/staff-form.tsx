import '../input/mantine-inputs.css'
import { Button } from '@mantine/core'
import type { ClipboardEventHandler, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ConfirmDialog } from '../input/confirm-dialog.tsx'
import { useShortcut } from '../input/shortcut.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import type { Values } from './merge-fields.ts'
import { shownValue } from './shown-value.ts'
import styles from './staff-form.module.css'
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts'
import type { StaffFormState } from './use-staff-form.ts'

interface StaffFormProps<T extends Values> {
  form: StaffFormState<T>
  children: ReactNode
  className?: string
  onPaste?: ClipboardEventHandler
  /** Asks in place of the frame's dialog before it is left. */
  askToLeave?(guard: LeaveGuard): ReactNode
}

const textField =
  'input:not([type=checkbox], [type=radio], [type=hidden], [aria-haspopup], :disabled), textarea:not(:disabled)'

/** Who comes to a form goes on to type; on a touch screen that would open the keyboard over it. */
function focusFirstField(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return
  form?.querySelector<HTMLElement>(textField)?.focus({ preventScroll: true })
}

/**
 * A form with what its habit asks: leaving with changes, a conflict, and what was typed before. Ctrl S saves. Its save button
 * is `SaveButton`, in the page's head.
 */
export function StaffForm<T extends Values>({
  form,
  children,
  className,
  onPaste,
  askToLeave,
}: StaffFormProps<T>): ReactElement {
  const t = useTexts()
  const guard = useLeaveGuard(form.isDirty)
  useShortcut({ key: 's', ctrl: true }, form.conflict ? null : () => void form.save())
  return (
    <>
      {askToLeave ? askToLeave(guard) : <LeaveDialog form={form} guard={guard} />}
      {form.conflict ? (
        <ConflictPanel form={form} conflict={form.conflict} />
      ) : (
        <>
          {form.hasRestored && form.isDirty && (
            <div className={styles.note} role="status">
              <Icon name="hard-drive-download" />
              <span>{t('form.draft_restored')}</span>
              <Button variant="subtle" size="xs" onClick={form.discard}>
                {t('form.draft_discard')}
              </Button>
            </div>
          )}
          <form
            ref={focusFirstField}
            className={className}
            noValidate
            onPaste={onPaste}
            onSubmit={event => {
              event.preventDefault()
              void form.save()
            }}
          >
            {children}
          </form>
        </>
      )}
    </>
  )
}

const mostShown = 5

/** Says by name what would be lost. */
function LeaveDialog<T extends Values>({ form, guard }: { form: StaffFormState<T>; guard: LeaveGuard }): ReactElement {
  const t = useTexts()
  const { number } = useFigures()
  const { changes, labels, stored, keepsDraft } = form
  const count = number(changes.length)
  const words = { yes: t('yes'), no: t('no'), none: t('conflict.empty') }
  const sentenceOf = (field: keyof T & string): string => {
    const [from, to] = [stored.values[field], form.form.values[field]]
    const [was, is] = [shownValue(from, words), shownValue(to, words)]
    if (was === words.none) return t('form.change_new', { label: labels[field] })
    if (was.length > 60 || is.length > 60) return t('form.change_plain', { label: labels[field] })
    return t('form.change', { label: labels[field], from: was, to: is })
  }
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title={t('form.leave')}
      confirm={t('form.go')}
      cancel={t('form.stay')}
      danger
      prefersCancel
      onConfirm={() => guard.leave()}
      onClose={guard.stay}
    >
      <p>{t(keepsDraft ? 'form.leave_kept_text' : 'form.leave_text', { count })}</p>
      <ul>
        {changes.slice(0, mostShown).map(field => (
          <li key={field}>{sentenceOf(field)}</li>
        ))}
        {changes.length > mostShown && <li>{t('form.more_changes', { count: number(changes.length - mostShown) })}</li>}
      </ul>
    </ConfirmDialog>
  )
}
