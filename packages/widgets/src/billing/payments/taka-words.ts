import { formatNumber } from '@prostuti/sdk/i18n/format'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

/** `১,১৮৮ টাকা`, of whole taka. */
export const takaWords = (taka: number, { t, language }: Pick<WidgetProps, 't' | 'language'>): string =>
  t('payment.taka', { taka: formatNumber(taka, language) })
