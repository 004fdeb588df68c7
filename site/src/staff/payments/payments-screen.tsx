import type { ReactElement } from 'react'
import { type StaffProps, StaffRoot, useAddress } from '../foundation/index.ts'
import { PaymentList } from './list/payment-list.tsx'
import { PaymentPage } from './one/payment-page.tsx'

/** Everybody's payments, and one of them: which, is in the address. */
export function PaymentsScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Payments />
    </StaffRoot>
  )
}

function Payments(): ReactElement {
  const [address] = useAddress()
  const id = address.get('id')
  return id ? <PaymentPage key={id} id={id} /> : <PaymentList />
}
