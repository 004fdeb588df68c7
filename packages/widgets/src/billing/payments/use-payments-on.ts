import type { Prostuti } from '@prostuti/sdk'
import { paymentsApiOf } from '@prostuti/sdk/billing'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { useEffect, useState } from 'react'

/** Whether something can be bought for taka here; asked for once it has a price in taka. Nobody pays on a partner's page. */
export function usePaymentsOn(client: Prostuti, hasPrice: boolean): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!hasPrice || isPartnerPage(client)) return
    paymentsApiOf(client)
      .paymentsOn()
      .then(setOn, error => console.warn('prostuti: nobody knows whether one can pay here', error))
  }, [client, hasPrice])
  return isOn
}
