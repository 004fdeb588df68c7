import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useMay, useTexts } from '../../foundation/index.ts'

/** The member whose question the bank took; their page opens for who may read people. */
export function ContributorLine({
  contributor,
}: {
  contributor: NonNullable<StaffQuestion['contributor']>
}): ReactElement {
  const t = useTexts('questions')
  const readsPeople = useMay('people.read')
  const name = contributor.name || t('questions.contributor_nameless')
  return (
    <p className="staff-card">
      <Icon name="inbox" size={16} /> {t('questions.contributor')}{' '}
      {readsPeople ? <a href={`/admin/users/details?id=${contributor.user}`}>{name}</a> : <b>{name}</b>}
    </p>
  )
}
