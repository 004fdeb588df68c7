import type { StaffQuestion } from '@prostuti/contract'
import type { PoolClient } from 'pg'

interface ContributorRow {
  readonly question: string
  readonly contribution: string
  readonly user: string
  readonly name: string | null
}

/** Who offered each of these questions, by question id; none where staff wrote it, or its writer is gone. */
export async function readContributors(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<StaffQuestion['contributor']>>> {
  const { rows } = await client.query<ContributorRow>({
    name: 'contributors-of-questions',
    text: `select c.question_id::text as question, c.id::text as contribution, u.id::text as user, u.name
             from contributions c join users u on u.id = c.user_id where c.question_id = any($1::bigint[])`,
    values: [ids],
  })
  return new Map(rows.map(({ question, name, ...rest }) => [question, { ...rest, name: name ?? '' }]))
}
