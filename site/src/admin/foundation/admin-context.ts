import type { Language } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { Admin } from '@prostuti/sdk/admin'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import { createContext, useContext } from 'react'
import type { StaffProps } from './staff-props.ts'

export interface AdminContextValue {
  readonly admin: Admin
  readonly client: Prostuti
  readonly language: Language
  readonly person: StaffProps['person']
  readonly t: Translate
  /** The server's clock in milliseconds since 1970. */
  now(): number
}

export const AdminContext = createContext<AdminContextValue | null>(null)

export function useAdminContext(): AdminContextValue {
  const value = useContext(AdminContext)
  if (!value) throw new Error('a staff screen stands outside of <AdminRoot>')
  return value
}

/** The staff's calls: `useAdmin().payments.payments()`. */
export const useAdmin = (): Admin => useAdminContext().admin
