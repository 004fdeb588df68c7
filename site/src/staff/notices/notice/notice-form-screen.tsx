import type { ReactElement } from 'react'
import { type StaffProps, StaffRoot, useStaff } from '../../foundation/index.ts'
import { OpenedThing } from '../opened-thing.tsx'
import { NoticeForm } from './notice-form.tsx'

/** Writes a notice of ours, or changes the one that the address names (`?id=`). */
export function NoticeFormScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <OpenedNotice />
    </StaffRoot>
  )
}

function OpenedNotice(): ReactElement {
  const admin = useStaff()
  return (
    <OpenedThing kind="notice" room="notices" get={admin.notices.get}>
      {notice => <NoticeForm stored={notice} />}
    </OpenedThing>
  )
}
