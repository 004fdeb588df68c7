import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useMay, useTexts } from '../../foundation/index.ts'

interface ContributorLineProps {
  contributor: NonNullable<StaffQuestion['contributor']>
}

/** The member whose question the bank took; their page opens for who may read people. */
export function ContributorLine({ contributor }: ContributorLineProps): ReactElement {
  const t = useTexts('questions')
  const readsPeople = useMay('people.read')
  const name = contributor.name || t('questions.contributor_nameless')
  return (
    <section className="staff-card">
      <header>
        <h2>{t('questions.contributor')}</h2>
        {readsPeople ? <a href={`/admin/users/details?id=${contributor.user}`}>{name}</a> : <span>{name}</span>}
      </header>
    </section>
  )
}
