import './mantine.css'
import './foundation.css'
import { MantineProvider } from '@mantine/core'
import { createProstuti } from '@prostuti/sdk'
import { createAdmin } from '@prostuti/sdk/admin'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { type ReactElement, type ReactNode, useState } from 'react'
import { pageClients } from '../../scripts/page-clients.ts'
import { AdminContext, type AdminContextValue } from './admin-context.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SignInOver } from './sign-in-over.tsx'
import type { StaffProps } from './staff-props.ts'
import { TaskCards } from './tasks/task-cards.tsx'
import { resolveVariables, theme } from './theme.ts'
import { WaitingCounts } from './waiting-counts.tsx'

/** What every screen of the staff stands in: the look, the texts, the calls, and the job that follows the person. */
export function AdminRoot({ staff, children }: { staff: StaffProps; children: ReactNode }): ReactElement {
  const [context] = useState(() => createContextValue(staff))
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <AdminContext value={context}>
        <ScreenBoundary>{children}</ScreenBoundary>
        <TaskCards />
        <WaitingCounts />
        <SignInOver />
      </AdminContext>
    </MantineProvider>
  )
}

function createContextValue({ language, apiBase, now, person, texts }: StaffProps): AdminContextValue {
  // The session is kept under the API's whole address.
  const base = new URL(apiBase, location.href).href
  const client = pageClients().get(base) ?? createProstuti({ base, language })
  pageClients().set(base, client)
  const startedAt = performance.now()
  return {
    admin: createAdmin(client),
    client,
    language,
    person,
    t: createTranslator(texts, language),
    now: () => now + (performance.now() - startedAt),
  }
}
