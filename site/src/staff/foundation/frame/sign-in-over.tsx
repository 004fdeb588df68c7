import { Button } from '@mantine/core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useStaffContext } from '../context/staff-context.ts'
import { toast } from '../state/toast.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './sign-in-over.module.css'

/** Who logs out on this page leaves it within this time. */
const leavingMs = 1_000

/**
 * A session that ends while a page is open asks to sign in, over the page: in a tab of its own, so that nothing typed is lost. Once
 * that is done this tab knows, and goes on.
 */
export function SignInOver(): ReactElement | null {
  const t = useTexts()
  const { client, person } = useStaffContext()
  const [isAsking, setAsking] = useState(false)
  const wasLost = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const unsubscribe = client.auth.$user.subscribe(user => {
      clearTimeout(timer)
      if (user === null) {
        wasLost.current = true
        timer = setTimeout(() => setAsking(true), leavingMs)
      } else if (wasLost.current && user?.id === person.id) {
        wasLost.current = false
        setAsking(false)
        toast(t('session.back'))
      }
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, person.id, t])
  const signIn = () => void window.open('/login?next=/admin', '_blank', 'noopener')
  if (!isAsking) return null
  return (
    <SignInDialog
      title={t('session.lost')}
      text={t('session.lost_text')}
      confirm={t('session.sign_in')}
      cancel={t('frame.cancel')}
      onConfirm={signIn}
      onClose={() => setAsking(false)}
    />
  )
}

interface SignInDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  onConfirm(): void
  onClose(): void
}

/** The browser's own dialog: every screen has it, and the styles of ours weigh as much as those of a whole screen. */
function SignInDialog({ title, text, confirm, cancel, onConfirm, onClose }: SignInDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </dialog>
  )
}
