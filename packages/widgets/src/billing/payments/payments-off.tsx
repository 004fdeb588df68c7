import type { WidgetProps } from '../../foundation/define-widget.ts'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'

/** Where no gateway is configured. */
export function PaymentsOff({ t }: Pick<WidgetProps, 't'>) {
  return <EmptyState title={t('payment.off')} text={t('payment.off_text')} />
}
