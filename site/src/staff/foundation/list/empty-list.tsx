import { Button } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { StateMessage } from '../state/state-message.tsx'
import { useTexts } from '../text/use-texts.ts'
import { chosenOf, labelOf } from './chosen-of.ts'
import type { ListFilterField } from './list-types.ts'
import type { ListAddress } from './use-list-address.ts'

interface EmptyListProps {
  address: ListAddress
  filters: readonly ListFilterField[]
  isNarrowed: boolean
  empty?: ReactNode
  /** In place of what is said of a search that finds nothing; undefined leaves it. */
  nothingFound?: ReactNode
}

/** Why there is nothing: the filters find none, and the last one can go; or there is none yet. */
export function EmptyList({ address, filters, isNarrowed, empty, nothingFound }: EmptyListProps): ReactElement {
  const t = useTexts()
  if (!isNarrowed)
    return <>{empty ?? <StateMessage icon="inbox" title={t('list.empty')} text={t('list.empty_text')} />}</>
  if (nothingFound !== undefined) return <>{nothingFound}</>
  const { search, filters: chosen } = address.query
  const last = filters.filter(({ name }) => chosen[name] !== undefined).at(-1)
  const lastText =
    last &&
    chosenOf(last, address)
      .map(value => labelOf(last, value))
      .join(', ')
  return (
    <StateMessage
      icon="search-x"
      title={t('list.nothing_found')}
      text={search && t('list.nothing_found_search', { search })}
    >
      <Button variant="subtle" color="gray" onClick={address.clear}>
        {t('list.clear_filters')}
      </Button>
      {last && lastText && (
        <Button variant="default" onClick={() => address.filter(last.name, null)}>
          {t('list.without_filter', { filter: lastText })}
        </Button>
      )}
    </StateMessage>
  )
}
