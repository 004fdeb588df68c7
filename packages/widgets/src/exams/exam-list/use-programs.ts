import type { Prostuti } from '@prostuti/sdk'
import { queriesOf } from '../../foundation/data/queries.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import type { ProgramName } from './program-filter.tsx'

/** The published programs, in their order; none while they are on their way. */
export function usePrograms(client: Prostuti): readonly ProgramName[] {
  const view = useQuery('home', () => queriesOf(client).$home)
  return view?.data?.programs ?? []
}
