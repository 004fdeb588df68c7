import type { ProgramState } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useFigures, useTexts } from '../foundation/index.ts'

const looks: Readonly<Record<ProgramState, readonly [Tone, IconName]>> = {
  draft: ['quiet', 'pencil'],
  published: ['good', 'circle-check'],
  unpublished: ['running', 'pause'],
}

export const programStates = Object.keys(looks) as ProgramState[]

export const isProgramState = (value: string | undefined): value is ProgramState =>
  programStates.some(state => state === value)

export function ProgramStateChip({ state }: { state: ProgramState }): ReactElement {
  const t = useTexts('programs')
  const [tone, icon] = looks[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`programs.state.${state}`)}
    </StatusChip>
  )
}

/** A program's price in words: coins, taka, both, or free. */
export function usePriceText(): (price: { cost: number; cost_in_tk: number }) => string {
  const t = useTexts('programs')
  const { number } = useFigures()
  return ({ cost, cost_in_tk: taka }) => {
    const parts = [
      taka > 0 && t('programs.taka', { count: number(taka) }),
      cost > 0 && t('programs.coins', { count: number(cost) }),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : t('programs.free')
  }
}
