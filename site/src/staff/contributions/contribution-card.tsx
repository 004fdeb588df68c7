import type { StaffContribution } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ContributionEditor } from './contribution-editor.tsx'
import { ContributionFoot } from './contribution-foot.tsx'
import { ContributionReading } from './contribution-reading.tsx'

interface ContributionCardProps {
  item: StaffContribution
  onDecided(): void
}

/** An offered question, read or mended. */
export function ContributionCard({ item, onDecided }: ContributionCardProps): ReactElement {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <ContributionEditor item={item} onClose={() => setEditing(false)} />
  return (
    <>
      <ContributionReading item={item} />
      {item.state === 'waiting' && (
        <ContributionFoot item={item} onEdit={() => setEditing(true)} onDecided={onDecided} />
      )}
    </>
  )
}
