import type { ReactElement } from 'react'
import { type StaffProps, StaffRoot, useStaff } from '../../foundation/index.ts'
import { OpenedThing } from '../opened-thing.tsx'
import { ResultForm } from './result-form.tsx'

/** Makes a government result, numbers only, or changes the one that the address names (`?id=`). */
export function ResultScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <OpenedResult />
    </StaffRoot>
  )
}

function OpenedResult(): ReactElement {
  const admin = useStaff()
  return (
    <OpenedThing kind="result" room="govtResults" get={admin.govtResults.get}>
      {result => <ResultForm stored={result} />}
    </OpenedThing>
  )
}
