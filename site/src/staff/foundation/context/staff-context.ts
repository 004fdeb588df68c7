import type { Language } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { StaffApi } from '@prostuti/sdk/staff'
import type { QueryClient } from '@tanstack/query-core'
import { createContext, useContext } from 'react'
import type { StaffProps } from './staff-props.ts'

export interface StaffContextValue {
  readonly admin: StaffApi
  readonly client: Prostuti
  /** What was read from the server: `useQuery` reads through it, `useChange` tells it what is old. */
  readonly cache: QueryClient
  readonly language: Language
  readonly person: StaffProps['person']
  readonly t: Translate
  /** The server's clock in milliseconds since 1970. */
  now(): number
}

export const StaffContext = createContext<StaffContextValue | null>(null)

export function useStaffContext(): StaffContextValue {
  const value = useContext(StaffContext)
  if (!value) throw new Error('a staff screen stands outside of <StaffRoot>')
  return value
}

/** The staff's calls: `useStaff().payments.payments()`. */
export const useStaff = (): StaffApi => useStaffContext().admin
