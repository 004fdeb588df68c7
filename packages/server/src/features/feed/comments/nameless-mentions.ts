import { createComment } from '@prostuti/contract/feed/operations'
import type { PoolClient } from 'pg'
import { changeKeptReplies } from '../../../platform/idempotency/change-kept-replies.ts'
import { goneName } from '../../../platform/people/gone-name.ts'
import type { Deletion } from '../../../platform/people/person-rules.ts'
import type { StoredMention } from '../tables/comments.ts'
import { rewordTold } from '../telling/reword-told.ts'
import { postPath } from '../texts/addresses.ts'
import { renderTalk } from '../texts/render-talk.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { presentWords } from './present-words.ts'

interface Row {
  readonly id: string
  readonly post_id: string
  readonly author_id: string | null
  readonly text: string
  readonly mentions: readonly StoredMention[]
  /** Places of the mentions of who leaves. */
  readonly gone: readonly number[] | null
}

/** Takes the names of people who leave out of what others have written to them; the links to their words stay. */
export async function emptyMentions(client: PoolClient, { people }: Deletion): Promise<void> {
  const ids = people.map(String)
  // Comments are written behind a lock of their post: after this one none is added that names them.
  const { rows: posts } = await client.query<{ id: string }>(
    `select id from posts where author_id = any($1::bigint[])
        or id in (select post_id from comments where author_id = any($1::bigint[]))
      order by id for no key update`,
    [ids],
  )
  const { rows } = await client.query<Row>(mentionsOf, [ids, posts.map(({ id }) => id)])
  const named = rows.filter(({ gone }) => gone !== null)
  for (const row of named) await rewrite(client, row)
  await forgetInReplies(client, named)
}

const mentionsOf = `
  select c.id, c.post_id, c.author_id, c.text, c.mentions, (
           select array_agg(m.place::int - 1)
             from jsonb_array_elements(c.mentions) with ordinality m (mention, place)
             left join comments named on named.id = (m.mention ->> 'comment')::bigint
            where case when m.mention ->> 'comment' is null then p.author_id else named.author_id end = any($1::bigint[])
         ) as gone
    from comments c join posts p on p.id = c.post_id
   where c.post_id = any($2::bigint[]) and c.mentions <> '[]'
   order by c.id`

async function rewrite(client: PoolClient, row: Row): Promise<void> {
  const { text, html, mentions } = namelessOf(row)
  const { searchKey, wordsHash } = searchColumns(text)
  await client.query(
    'update comments set text = $2, html = $3, mentions = $4, search_key = $5, words_hash = $6 where id = $1',
    [row.id, text, html, JSON.stringify(mentions), searchKey, wordsHash],
  )
  await rewordTold(client, BigInt(row.id), text)
}

function namelessOf({ post_id: post, text, mentions, gone }: Row) {
  const after = mentions.map((mention, place) => (gone?.includes(place) ? { ...mention, name: goneName } : mention))
  const nameless = withoutNames(text, mentions, after)
  const linked = after.map(({ name, comment }) => ({ name, href: postPath(post, comment) }))
  return { text: nameless, html: renderTalk(nameless, linked), mentions: after }
}

/** Of two names that begin alike the longer one is meant, as where they are drawn. */
function withoutNames(text: string, before: readonly StoredMention[], after: readonly StoredMention[]): string {
  const names = before.map(({ name }, place) => [`@${name}`, `@${after[place]!.name}`] as const)
  const byLength = names.toSorted(([one], [other]) => other.length - one.length)
  let rest = text
  let written = ''
  while (rest !== '') {
    const found = byLength.find(([name]) => rest.startsWith(name))
    written += found ? found[1] : rest[0]
    rest = rest.slice(found ? found[0].length : 1)
  }
  return written
}

/** What their writers' calls were answered is kept for a day. */
async function forgetInReplies(client: PoolClient, rows: readonly Row[]): Promise<void> {
  const byId = new Map(rows.map(row => [row.id, row]))
  const writers = [...new Set(rows.flatMap(({ author_id: author }) => author ?? []))]
  if (writers.length === 0) return
  await changeKeptReplies(client, createComment, writers, reply => {
    const row = byId.get(reply.id)
    return row ? { ...reply, ...presentWords(namelessOf(row), 'bn') } : null
  })
}
