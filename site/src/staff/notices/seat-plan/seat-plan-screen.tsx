import type { ReactElement } from 'react'
import { type StaffProps, StaffRoot, useStaff } from '../../foundation/index.ts'
import { OpenedThing } from '../opened-thing.tsx'
import { SeatPlanForm } from './seat-plan-form.tsx'

/** Makes a seat plan from its file, or changes the one that the address names (`?id=`). */
export function SeatPlanScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <OpenedSeatPlan />
    </StaffRoot>
  )
}

function OpenedSeatPlan(): ReactElement {
  const admin = useStaff()
  return (
    <OpenedThing kind="seat_plan" room="seatPlans" get={admin.seatPlans.get}>
      {plan => <SeatPlanForm stored={plan} />}
    </OpenedThing>
  )
}
