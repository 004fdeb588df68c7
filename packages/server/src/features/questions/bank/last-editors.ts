import type { PoolClient } from 'pg'

/** Who changed each of these questions last, by question id; none where the server did, or nobody since it was made. */
export async function readLastEditors(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>({
    name: 'last-editors-of-questions',
    text: `select w.id, u.name from unnest($1::text[]) as w (id)
             cross join lateral (select actor_id from audit_log
                                  where kind = 'question' and subject_id = w.id order by id desc limit 1) a
             join users u on u.id = a.actor_id
            where u.name is not null`,
    values: [ids],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
