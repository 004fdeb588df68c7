/** The staff's forms; apart from the rest, since a list does without. */

export { SaveButton, UnsavedChip } from './save-button.tsx'

export { StaffForm } from './staff-form.tsx'
export type { LeaveGuard } from './use-leave-guard.ts'
export { type StaffFormState, useStaffForm } from './use-staff-form.ts'
export type { Stored } from './use-stored-form.ts'
