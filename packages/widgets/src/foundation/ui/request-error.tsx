import { errorText } from '../text/error-text.ts'
import type { Translate } from '../text/translate.ts'
import { ErrorPanel } from './error-panel.tsx'

/** A failed call with its next step: trying again, which also happens by itself when the network is back. */
export function RequestError(props: {
  t: Translate
  error: unknown
  retry: () => void
  retrying: boolean
  /** What is safe, where anybody could think it lost. */
  safe?: string
}) {
  const { t, error, retry, retrying, safe } = props
  const { title, text, offline } = errorText(error, t)
  return (
    <ErrorPanel
      title={title}
      text={safe && !hasNothing(error) ? `${text} ${safe}` : text}
      offline={offline}
      action={t('ui.try_again')}
      onAction={retry}
      busy={retrying && t('ui.trying')}
    />
  )
}

/** Who has handed nothing in has nothing that could seem lost. */
const hasNothing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_joined'
