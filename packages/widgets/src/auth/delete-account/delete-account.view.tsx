import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import { ConfirmForm } from './confirm-form.tsx'
import type { DeleteAccountProps } from './delete-account.props.ts'

const erased = ['erased_person', 'erased_coins', 'erased_kept', 'erased_sessions']
const stays = ['stays_ranks', 'stays_ledger']

export function DeleteAccount(props: DeleteAccountProps) {
  const { client, t, emit, signInHref } = props
  const user = useStore(client.auth.$user)
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <section className="delete">
        <p role="status">{t('delete.done')}</p>
      </section>
    )
  if (user === null)
    return (
      <section className="delete">
        <EmptyState
          title={t('ui.error.not_signed_in')}
          text={t('ui.error.not_signed_in_text')}
          action={signInHref ? <ButtonLink href={signInHref}>{t('login.title')}</ButtonLink> : undefined}
        />
      </section>
    )
  const onDeleted = () => {
    setDone(true)
    emit('deleted', { text: t('delete.done') })
  }
  return (
    <section className="delete" aria-label={t('delete.title')}>
      <p>{t('delete.lead')}</p>
      <What t={t} title="erased" parts={erased} />
      <What t={t} title="stays" parts={stays} />
      <ConfirmForm {...props} onDeleted={onDeleted} />
    </section>
  )
}

function What({ t, title, parts }: Pick<DeleteAccountProps, 't'> & { title: string; parts: readonly string[] }) {
  return (
    <div className="ui-card" part="card">
      <h2 part="heading">{t(`delete.${title}`)}</h2>
      <ul>
        {parts.map(part => (
          <li key={part}>{t(`delete.${part}`)}</li>
        ))}
      </ul>
    </div>
  )
}
