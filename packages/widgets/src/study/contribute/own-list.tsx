import type { Contribution } from '@prostuti/contract'
import { contributionsApiOf } from '@prostuti/sdk/questions'
import { useEffect, useState } from 'react'
import { usePages } from '../../foundation/data/use-pages.ts'
import { EmptyState, PagesEnd } from '../../foundation/ui/index.ts'
import type { ContributeProps } from './contribute.props.ts'
import { OwnContribution } from './own-contribution.tsx'

interface OwnListProps extends ContributeProps {
  onAgain: (contribution: Contribution) => void
}

/** What one has offered, newest first, and what became of it. */
export function OwnList({ onAgain, ...props }: OwnListProps) {
  const { t, client } = props
  const pages = usePages('contributions', page => contributionsApiOf(client).list({ page }))
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set())
  const [named, setNamed] = useState<string | null>(null)
  // A notification names one of them.
  useEffect(() => setNamed(/^#contribution-(\d+)$/.exec(location.hash)?.[1] ?? null), [])
  const all = pages.pages.flatMap(({ results }) => results)
  const withdraw = async (id: string) => {
    await contributionsApiOf(client).withdraw(id)
    setWithdrawn(before => new Set([...before, id]))
  }
  if (all.length === 0 && pages.pages.length > 0 && !pages.loading) return <EmptyState text={t('contribute.none')} />
  return (
    <>
      <ul className="contribute-list">
        {all.map(each => (
          <OwnContribution
            key={each.id}
            {...props}
            contribution={withdrawn.has(each.id) ? { ...each, state: 'withdrawn' } : each}
            isNamed={each.id === named}
            onWithdraw={() => withdraw(each.id)}
            onAgain={() => onAgain(each)}
          />
        ))}
      </ul>
      <PagesEnd t={t} pages={pages} more={t('contribute.more')} />
    </>
  )
}
