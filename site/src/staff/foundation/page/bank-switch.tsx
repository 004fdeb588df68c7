import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Segments } from '../input/segments.tsx'
import { useTexts } from '../text/use-texts.ts'
import { useAddress } from './address.ts'

/** Whether the address asks for the reviewed bank: everywhere but with `reviewed_qb=false`, the specification's own name. */
export function useIsReviewedBank(): boolean {
  return useAddress()[0].get('reviewed_qb') !== 'false'
}

const banks = ['reviewed', 'under_review'] as const

/** Chooses the bank, reviewed or under review; stands in the top bar, and the choice in the address. */
export function BankSwitch(): ReactElement | null {
  const t = useTexts()
  const [, change] = useAddress()
  const isReviewed = useIsReviewedBank()
  // Another bank is another list: no place in the old one is a place in it.
  const choose = (reviewed: boolean) => change({ reviewed_qb: reviewed ? null : 'false', cursor: null, at: null })
  return (
    <InBar>
      <Segments
        label={t('bank.label')}
        showsLabel
        value={isReviewed ? 'reviewed' : 'under_review'}
        options={banks.map(value => ({ value, label: t(`bank.${value}`) }))}
        onChange={bank => choose(bank === 'reviewed')}
      />
    </InBar>
  )
}

/** Puts what belongs to a screen into the page's top bar. */
function InBar({ children }: { children: ReactNode }): ReactElement | null {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useEffect(() => setBar(document.getElementById('staff-bar')), [])
  return bar && createPortal(children, bar)
}
