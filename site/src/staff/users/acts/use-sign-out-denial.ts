import type { Person } from '@prostuti/contract'
import { useFigures, useLimit, useMay, useTexts } from '../../foundation/index.ts'

/** Why a person cannot be signed out, in words; empty where they can, null where one's role does not include it. */
export function useSignOutDenial({ sits_until: until, role }: Pick<Person, 'sits_until' | 'role'>): string | null {
  const t = useTexts('users')
  const { recent } = useFigures()
  const maySignOut = useMay('people.sign_out')
  const staffLimit = useLimit('staff.manage')
  if (!maySignOut) return null
  if (until !== null) return t('users.sits_until', { at: recent(until) })
  const ofStaff = role !== null && (staffLimit === null || staffLimit.readOnly === true)
  return ofStaff ? t('users.of_staff') : ''
}
