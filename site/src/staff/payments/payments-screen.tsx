import { Skeleton } from '@mantine/core'
import { lazy, type ReactElement, Suspense } from 'react'
import { type StaffProps, StaffRoot, useAddress } from '../foundation/index.ts'
import { PaymentList } from './list/payment-list.tsx'

/** The list is opened far more often: one payment's page comes with it only when it is. */
const PaymentPage = lazy(async () => ({ default: (await import('./one/payment-page.tsx')).PaymentPage }))

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
  if (!id) return <PaymentList />
  return (
    <Suspense fallback={<Skeleton height={320} radius="lg" />}>
      <PaymentPage key={id} id={id} />
    </Suspense>
  )
}
