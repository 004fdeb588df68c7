import type { KeptSearch } from '@prostuti/contract'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import type { BoardViewProps } from '../view-props.ts'
import { keptOf } from './kept-store.ts'

/** Sets its filters, and says that one has looked. */
export function openSearch({ client, state }: BoardViewProps, { id, filters }: KeptSearch): void {
  state.choose({ filters, tab: 'all' })
  circularsApiOf(client)
    .openKeptSearch(id)
    .then(keptOf(client).put, error => console.warn('prostuti: that a search was opened is not stored', error))
}
