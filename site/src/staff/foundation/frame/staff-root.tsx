import './mantine.css'
import './foundation.css'
import { MantineProvider } from '@mantine/core'
import { createProstuti } from '@prostuti/sdk'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { createStaff } from '@prostuti/sdk/staff'
import { type ReactElement, type ReactNode, useState } from 'react'
import { pageClients } from '../../../scripts/client/page-clients.ts'
import { StaffContext, type StaffContextValue } from '../context/staff-context.ts'
import type { StaffProps } from '../context/staff-props.ts'
import { createStaffCache } from '../data/staff-cache.ts'
import { TaskCards } from '../tasks/task-cards.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SignInOver } from './sign-in-over.tsx'
import { resolveVariables, theme } from './theme.ts'
import { WaitingCounts } from './waiting-counts.tsx'

/** What every screen of the staff stands in: the look, the texts, the calls, and the task that follows the person. */
export function StaffRoot({ staff, children }: { staff: StaffProps; children: ReactNode }): ReactElement {
  const [context] = useState(() => createContextValue(staff))
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <StaffContext value={context}>
        <ScreenBoundary>{children}</ScreenBoundary>
        <TaskCards />
        <WaitingCounts />
        <SignInOver />
      </StaffContext>
    </MantineProvider>
  )
}

function createContextValue({ language, apiBase, now, person, texts }: StaffProps): StaffContextValue {
  // The session is kept under the API's whole address.
  const base = new URL(apiBase, location.href).href
  const client = pageClients().get(base) ?? createProstuti({ base, language })
  pageClients().set(base, client)
  const startedAt = performance.now()
  return {
    admin: createStaff(client),
    client,
    cache: createStaffCache(),
    language,
    person,
    t: createTranslator(texts, language),
    now: () => now + (performance.now() - startedAt),
  }
}
