/** The staff's forms; apart from the rest, since a list does without. */
export { changedFields, isSame } from './merge-fields.ts'
export { SaveButton, UnsavedChip } from './save-button.tsx'
export { shownValue } from './shown-value.ts'
export { StaffForm } from './staff-form.tsx'
export {
  type FormConflict,
  type StaffFormOptions,
  type StaffFormState,
  type Stored,
  useStaffForm,
} from './use-staff-form.ts'
