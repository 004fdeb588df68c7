import { isPriceChange } from '@prostuti/sdk/billing'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { codeOf, errorText } from '../../foundation/text/error-text.ts'

const words: Readonly<Record<string, string>> = {
  network_lost: 'payment.lost',
  payment_not_started: 'payment.not_started',
  payments_off: 'payment.off',
  too_many_orders: 'payment.too_many',
}

/** Why no payment was begun, and what that means for the money. */
export function PaymentTrouble({ t, error }: Pick<WidgetProps, 't'> & { error: unknown }) {
  return (
    <p className="pay-trouble ui-small" role="alert">
      {error ? `${troubleWords(error, t)} ${t('payment.untouched')}` : ''}
    </p>
  )
}

function troubleWords(error: unknown, t: WidgetProps['t']): string {
  const known = isPriceChange(error) ? 'payment.price_changed' : words[codeOf(error)]
  if (known) return t(known)
  const { title, text } = errorText(error, t)
  return [title, text].filter(Boolean).map(asSentence).join(' ')
}

/** Titles have no full stop of their own. */
const asSentence = (text: string): string => (/[।.!?]$/.test(text) ? text : `${text}${/[ঀ-৿]/.test(text) ? '।' : '.'}`)
