import { maxPageSize } from '@prostuti/contract/page-sizes'
import type { Prostuti } from '@prostuti/sdk'
import { programsApiOf } from '@prostuti/sdk/programs'
import type { Request } from '../../foundation/data/use-request.ts'
import { usePersonal } from '../shared/index.ts'
import type { ProgramListData, ProgramListProps } from './program-list.props.ts'

export function useProgramList({ client, initial, drawn }: ProgramListProps): Request<ProgramListData> {
  return usePersonal({ client, name: 'programs', call: () => fetchPrograms(client), initial, drawn })
}

/** A visitor has none, and nobody is asked. */
async function fetchPrograms(client: Prostuti): Promise<ProgramListData> {
  const api = programsApiOf(client)
  const [all, mine] = await Promise.all([
    api.programs({ pageSize: maxPageSize }),
    client.auth.$token.get() ? api.programs({ mine: true, pageSize: maxPageSize }) : undefined,
  ])
  return { all: all.results, mine: mine?.results ?? [] }
}
