import { accountApiOf } from '@prostuti/sdk/auth'
import { type FormEvent, useState } from 'react'
import { codeOf, errorText } from '../../foundation/text/error-text.ts'
import { Button, ButtonLink, ErrorPanel, Field } from '../../foundation/ui/index.ts'
import type { DeleteAccountProps } from './delete-account.props.ts'
import { isConfirmed } from './is-confirmed.ts'

type FormProps = Pick<DeleteAccountProps, 'client' | 't' | 'cancelHref'> & { onDeleted: () => void }

/** The word that nobody types by accident, and the button. */
export function ConfirmForm({ client, t, cancelHref, onDeleted }: FormProps) {
  const [state, setState] = useState<{ busy: boolean; mismatch?: boolean; error?: unknown }>({ busy: false })
  const word = t('delete.word')
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.busy) return
    const typed = String(new FormData(event.currentTarget).get('word') ?? '')
    if (!isConfirmed(typed, word)) return setState({ busy: false, mismatch: true })
    setState({ busy: true })
    try {
      await accountApiOf(client).deleteAccount()
      onDeleted()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Field
        label={t('delete.type', { word })}
        name="word"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        fault={state.mismatch ? t('delete.mismatch', { word }) : undefined}
      />
      {state.error ? <Failure t={t} error={state.error} /> : null}
      <p className="delete-actions">
        {cancelHref ? <ButtonLink href={cancelHref}>{t('delete.cancel')}</ButtonLink> : null}
        <Button kind="danger" type="submit" busy={state.busy && t('delete.busy')}>
          {t('delete.confirm')}
        </Button>
      </p>
    </form>
  )
}

/** A live exam has its own words; whatever went wrong, nothing was deleted. */
function Failure({ t, error }: Pick<FormProps, 't'> & { error: unknown }) {
  if (codeOf(error) === 'live_attempt_open') return <ErrorPanel title={t('delete.live')} text={t('delete.live_text')} />
  const { title, text, offline } = errorText(error, t)
  return <ErrorPanel title={title} text={`${text} ${t('delete.safe')}`.trim()} offline={offline} />
}
