import { operations, shapes } from '@prostuti/contract'
import type { Prostuti } from '../client.ts'

type Client = Pick<Prostuti, 'http'>

/** What is sent as the query by a call of a client, without what was left out. */
export async function sentQuery(call: (client: Client) => Promise<unknown>): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {}
  const http = {
    async call(_: unknown, parts: { query?: Record<string, unknown> } = {}) {
      sent = parts.query ?? {}
      return { results: [] }
    },
    async read(path: string) {
      sent = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    },
  }
  await call({ http } as never)
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

/** What the contract's shape of a query names. */
export function queryNames(id: string): string[] {
  const { query } = (shapes as Record<string, { query?: { shape: Record<string, unknown> } }>)[id]!
  return Object.keys(query!.shape)
}

/** The calls that take a query: those of the staff alone, or the others, less what partners' servers call. */
export function callsWithQuery({ ofStaff }: { ofStaff: boolean }): string[] {
  const whoOf = (id: string) => operations.find(operation => operation.id === id)?.who
  return Object.entries(shapes).flatMap(([id, parts]) =>
    'query' in parts && whoOf(id) !== 'partner' && (whoOf(id) === 'moderator') === ofStaff ? [id] : [],
  )
}
