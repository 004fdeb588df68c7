import { Button } from '@mantine/core'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useEffect, useState } from 'react'
import { useStaffContext } from '../context/staff-context.ts'
import { Icon } from '../icon/icon.tsx'
import { errorWords, isTransient } from '../text/error-words.ts'
import { useLanguage, useTexts } from '../text/use-texts.ts'
import styles from './error-state.module.css'
import { StateMessage } from './state-message.tsx'
import { toast } from './toast.ts'

interface ErrorStateProps {
  error: unknown
  /** What failed: "The list could not be loaded". Default: what happened. */
  title?: string
  /** What else is safe. */
  note?: string
  onRetry(): void
}

const waitSeconds = 8

/** A read that failed: what happened, what is safe, what happens next, and the request's number to copy. */
export function ErrorState({ error, title, note, onRetry }: ErrorStateProps): ReactElement {
  const t = useTexts()
  const language = useLanguage()
  const words = errorWords(error)
  const seconds = useCountdown(isTransient(error) ? waitSeconds : null, onRetry)
  const needsSignIn = error instanceof ApiError && error.code === 'not_signed_in'
  const { client } = useStaffContext()
  // Signed in again in another tab.
  useEffect(
    () => (needsSignIn ? client.auth.$user.listen(user => user && onRetry()) : undefined),
    [client, needsSignIn, onRetry],
  )
  // A title of its own leaves what happened to the text.
  const happened = title && `${t(words.title)}${language === 'bn' ? '।' : '.'}`
  const text = [happened, t(words.text), note].filter(Boolean).join(' ')
  return (
    <div className={styles.error}>
      <StateMessage
        icon={needsSignIn ? 'lock' : 'cloud-alert'}
        tone="wrong"
        title={title ?? t(words.title)}
        text={text}
      >
        {needsSignIn ? (
          <Button component="a" href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>
            {t('error.sign_in')}
          </Button>
        ) : (
          <Button leftSection={<Icon name="rotate-cw" />} onClick={onRetry}>
            {t('frame.try_again')}
          </Button>
        )}
      </StateMessage>
      {seconds !== null && <p className="staff-small">{t('error.retries_in', { seconds })}</p>}
      {error instanceof ApiError && error.requestId && <RequestNumber id={error.requestId} />}
    </div>
  )
}

/** Seconds left, then `onEnd`; null where nothing is waited for. */
function useCountdown(from: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => (left <= 1 ? onEnd() : setLeft(left - 1)), 1_000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  return left
}

function RequestNumber({ id }: { id: string }): ReactElement {
  const t = useTexts()
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast(t('frame.copied')),
      () => toast(t('error.wrong'), 'wrong'),
    )
  return (
    <p className={styles.request}>
      {t('error.request')} <code>{id}</code>
      <Button variant="subtle" size="xs" leftSection={<Icon name="copy" size={16} />} onClick={copy}>
        {t('frame.copy')}
      </Button>
    </p>
  )
}
