import { premiumEnd } from '@prostuti/sdk/billing'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import type { PremiumProps } from './premium.props.ts'

/** Until when premium will be, before anybody pays; and that it ends by itself. */
export function PremiumEnd({ client, t, language, days }: PremiumProps & { days: number }) {
  const user = useKnownUser(client)
  const until = user?.billing_profile.premium_until ?? null
  const now = client.now()
  const has = until !== null && Date.parse(until) > now
  return (
    <div className="ui-num">
      {has ? <p className="pay-note">{t('premium.have', { date: formatDate(until, language) })}</p> : null}
      <p className="pay-note" aria-live="polite">
        <span>
          {/* Before it is known who looks, the room of the date. */}
          {user === undefined ? (
            <SkeletonBlock width="14em" />
          ) : (
            <b>{t('premium.ends', { date: formatDate(premiumEnd(days, now, until), language) })}</b>
          )}{' '}
          {t('premium.never_renews')}
        </span>
      </p>
    </div>
  )
}
