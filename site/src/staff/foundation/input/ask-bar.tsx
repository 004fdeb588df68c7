import { Button } from '@mantine/core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../text/use-texts.ts'
import styles from './ask-bar.module.css'
import { Shortcut, useShortcut } from './shortcut.tsx'

interface AskBarProps {
  /** Names the act, for who cannot see the bar. */
  label: string
  /** What will be true afterwards, in a sentence. */
  children: ReactNode
  /** The button that does it: a verb, with its number where it has one. Null: there is nothing to be done. */
  confirm: string | null
  /** What will be true is not known yet. */
  isCounting?: boolean
  /** While it is under way the bar stays; what it throws is the caller's to tell. */
  onConfirm(): Promise<unknown>
  onCancel(): void
}

/** Asks under what was pressed: Escape cancels, Enter acts. While it asks, the page's other buttons are outlines. */
export function AskBar({
  label,
  children,
  confirm,
  isCounting = false,
  onConfirm,
  onCancel,
}: AskBarProps): ReactElement {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const act = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isNothing = confirm === null
  useShortcut({ key: 'Escape' }, isBusy ? null : onCancel)
  // Enter acts, and on Cancel it cancels: both are the focus's.
  useEffect(() => {
    if (!isCounting) (isNothing ? cancel : act).current?.focus()
  }, [isCounting, isNothing])
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.bar} aria-label={label}>
      <Icon name="info" />
      <div className={styles.text} role="status">
        {children}
      </div>
      <div className={styles.actions}>
        <Button
          ref={cancel}
          variant="default"
          disabled={isBusy}
          rightSection={<Shortcut keys="Esc" />}
          onClick={onCancel}
        >
          {t('frame.cancel')}
        </Button>
        {confirm !== null && (
          <Button
            ref={act}
            loading={isBusy}
            disabled={isCounting}
            rightSection={<Shortcut keys="↵" />}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        )}
      </div>
    </section>
  )
}
