import type { ParticipatedExam } from '@prostuti/contract'
import { queriesOf, startFrom } from '../../foundation/data/queries.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import type { HomeProps } from './home.props.ts'

/** What is known of the exam that a person handed in last. */
export interface LastView {
  /** Null: there is none; undefined: not known. */
  last: ParticipatedExam | null | undefined
  failed: boolean
  retry: () => void
}

export function useLast({ client, initial, drawn }: HomeProps): LastView {
  const view = useQuery('mine', () => startFrom(client, queriesOf(client).$lastTaken, initial?.last, drawn))
  const last = view?.data === undefined ? initial?.last : view.data
  return { last, failed: last === undefined && Boolean(view?.error), retry: () => view?.refetch() }
}

/** A visitor has handed in nothing, and nobody is asked. */
export const nothingTaken: LastView = { last: null, failed: false, retry: () => undefined }
