import { useStore } from '@nanostores/react'
import type { Prostuti } from '@prostuti/sdk'
import { billingApiOf } from '@prostuti/sdk/billing'
import { useEffect, useId, useRef, useState } from 'react'
import { codeOf } from '../../foundation/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { BonusCoin } from './bonus-coin.tsx'
import type { DailyBonusProps } from './daily-bonus.props.ts'

export function DailyBonus({ client, t, emit, coins }: DailyBonusProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const user = useStore(client.auth.$user)
  // What one has once the coins are there, which must not move while they come.
  const [total] = useState(() => (coins !== undefined && user ? user.billing_profile.coins + coins : undefined))
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
  }, [])
  const settle = (claimed: boolean) => {
    box.current?.close()
    if (claimed) emit('toast', { text: t('bonus.claimed'), tone: 'good' })
    emit('closed', { claimed })
  }
  const take = async () => {
    setBusy(true)
    settle(await claim(client))
  }
  return (
    <dialog
      ref={box}
      className="ui-dialog bonus"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        if (!busy) settle(false)
      }}
    >
      <div>
        <BonusCoin />
        <h2 id={heading}>{coins === undefined ? t('bonus.title_unknown') : t('bonus.title', { count: coins })}</h2>
        <p className="ui-muted">{total === undefined ? t('bonus.text_unknown') : t('bonus.text', { count: total })}</p>
        <Button kind="primary" onClick={() => void take()} busy={busy && t('bonus.claiming')}>
          {t('bonus.claim')}
        </Button>
        <Button kind="quiet" onClick={() => settle(false)} disabled={busy}>
          {t('bonus.later')}
        </Button>
      </div>
    </dialog>
  )
}

/** Taken on another device already, or no network: nobody is bothered with either (specification §8). */
const calm = ['bonus_already_claimed', 'network_lost']

async function claim(client: Prostuti): Promise<boolean> {
  try {
    await billingApiOf(client).claimBonus()
    return true
  } catch (error) {
    if (!calm.includes(codeOf(error))) console.error('the bonus was not claimed', error)
    return false
  }
}
