import { isBonusDue } from '@prostuti/sdk/auth/person'
import { useRef } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/index.ts'
import { takeBonus } from '../daily-bonus/index.ts'
import type { PersonProps } from './profile.props.ts'

/** How many coins a person has, and those of today where they have not been taken: who put them off finds them here. */
export function BalanceCard({ client, t, user, emit }: PersonProps) {
  const balance = useRef<HTMLParagraphElement>(null)
  // The button goes with what it gave: whoever pressed it by keyboard stands at the balance then.
  const { busy, error, save } = useSaving(() => balance.current?.focus())
  const take = async () => {
    if (await takeBonus(client)) emit('toast', { text: t('bonus.claimed'), tone: 'good' })
  }
  return (
    <div className="ui-card profile-balance" part="card">
      <p className="ui-num" ref={balance} tabIndex={-1}>
        <span className="ui-muted">{t('profile.balance')}</span>
        <b className="profile-coins-number">{t('profile.coins', { count: user.billing_profile.coins })}</b>
      </p>
      {isBonusDue(user, client.now()) ? (
        <Button
          kind="quiet"
          onClick={() => save(take)}
          busy={busy && t('bonus.claiming')}
          describes={t('bonus.title_unknown')}
        >
          {t('bonus.claim')}
        </Button>
      ) : null}
      {error ? (
        <p className="profile-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
    </div>
  )
}
