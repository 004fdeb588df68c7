import type { PremiumDays } from '@prostuti/contract'
import { premiumPrice } from '@prostuti/sdk/billing'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { Chip, VisuallyHidden } from '../../foundation/ui/index.ts'
import { Choice, takaWords } from '../payments/index.ts'
import type { PremiumProps } from './premium.props.ts'

interface DaysProps extends Pick<PremiumProps, 't' | 'language'> {
  group: string
  days: PremiumDays
  checked: boolean
  onChoose: () => void
}

/** So many days: the whole price first, and beside it what that is a month. */
export function DaysChoice({ days, ...props }: DaysProps) {
  const { t, language } = props
  const { months, aMonth, otherwiseAMonth, discount } = premiumPrice(days)
  const otherwise = discount > 0 ? <Otherwise {...props} taka={otherwiseAMonth} /> : null
  const count = days.day_count
  return (
    <Choice
      {...props}
      title={t('premium.days', { count, days: formatNumber(count, language) })}
      chip={discount > 0 ? <Chip tone="archived">{t('premium.discount', { discount })}</Chip> : null}
      text={
        months > 1 ? (
          <>
            {t('premium.a_month', { price: takaWords(aMonth, props) })} {otherwise}
          </>
        ) : null
      }
      price={
        <>
          <b>{takaWords(days.cost, props)}</b>
          {months > 1 ? null : otherwise}
        </>
      }
    />
  )
}

/** What it costs otherwise, struck through; readers hear that it is no second price. */
function Otherwise({ t, language, taka }: Pick<PremiumProps, 't' | 'language'> & { taka: number }) {
  return (
    <s>
      <VisuallyHidden>{t('payment.before')} </VisuallyHidden>
      {formatNumber(taka, language)}
    </s>
  )
}
