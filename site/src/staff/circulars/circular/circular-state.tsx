import type { CircularProblem, CircularState } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../../foundation/index.ts'

/** In the order of the list's toggles. */
export const circularStates = [0, 1, 2, 3] as const satisfies readonly CircularState[]

const looks: Readonly<Record<CircularState, readonly [Tone, IconName]>> = {
  0: ['quiet', 'pencil'],
  1: ['running', 'hourglass'],
  2: ['plain', 'circle-check'],
  3: ['quiet', 'trash'],
}

interface CircularStateProps {
  state: CircularState
  /** What stands against publishing it. */
  problem?: CircularProblem | null
}

/** The state of a circular, and what stands against publishing it. */
export function CircularStateChip({ state, problem }: CircularStateProps): ReactElement {
  const t = useTexts('circulars')
  const [tone, icon] = looks[state]
  return (
    <>
      <StatusChip tone={tone} icon={icon}>
        {t(`circulars.state.${state}`)}
      </StatusChip>
      {problem && state < 2 && <div className="staff-small">{t(`circulars.problem.${problem}`)}</div>}
    </>
  )
}
