import { type PaymentsApi, paymentsApiOf } from '@prostuti/sdk/billing'
import type { ReactNode } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { ChoicesSkeleton } from './choices-skeleton.tsx'

interface ScreenProps<Goods> extends Pick<WidgetProps, 'client' | 't'> {
  title: string
  /** Names the call that reads the goods. */
  name: string
  /** How many choices there will probably be. */
  rows: number
  read: (api: PaymentsApi) => Promise<Goods>
  /** What the server has drawn. */
  initial: ForSale<Goods> | undefined
  /** `readAgain`: prices have changed. */
  children: (goods: Goods, readAgain: () => void) => ReactNode
}

/** What is for sale, and whether anything can be bought for taka here: production without a gateway sells nothing. */
export type ForSale<Goods> = Goods & { paymentsOn: boolean }

/**
 * What is bought in: a heading, and below it the goods once they are known, or why there are none. A page that has a heading of its own
 * puts it into the slot.
 */
export function PaymentScreen<Goods extends object>(props: ScreenProps<Goods>) {
  const { title, ...rest } = props
  return (
    <div className="pay">
      <slot name="title">
        <h2 part="heading" className="pay-heading">
          {title}
        </h2>
      </slot>
      <Content {...rest} />
    </div>
  )
}

function Content<Goods extends object>(props: Omit<ScreenProps<Goods>, 'title'>) {
  const { client, t, name, rows, read, initial, children } = props
  const api = paymentsApiOf(client)
  const call = async (): Promise<ForSale<Goods>> => {
    const [goods, paymentsOn] = await Promise.all([read(api), api.paymentsOn()])
    return { ...goods, paymentsOn }
  }
  const { data, error, loading, retry } = useRequest(name, call, initial)
  if (data)
    return data.paymentsOn ? (
      children(data, retry)
    ) : (
      <EmptyState title={t('payment.off')} text={t('payment.off_text')} />
    )
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  return <ChoicesSkeleton label={t('ui.loading')} rows={rows} />
}
