import './mantine.css'
import './foundation.css'
import { MantineProvider } from '@mantine/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { StaffContext } from '../context/staff-context.ts'
import type { StaffProps } from '../context/staff-props.ts'
import { TaskCards } from '../tasks/task-cards.tsx'
import { createContextValue } from './context-value.ts'
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
