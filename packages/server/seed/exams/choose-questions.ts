import type { Database } from '../../src/platform/db/database.ts'
import { deckOf } from './decks.ts'
import type { Slot } from './slots.ts'

/** Chooses a slot's questions, subject by subject: the same ones for every process that asks. */
export type ChooseQuestions = (slot: Slot) => Promise<bigint[]>

/** Looks into the bank once for each subject, so make another one when the bank may have changed. */
export function createChooseQuestions(db: Database): ChooseQuestions {
  const banks = new Map<string, Promise<bigint[]>>()
  const bankOf = (subject: string) => {
    const bank = banks.get(subject) ?? shuffledBank(db, subject)
    banks.set(subject, bank)
    return bank
  }
  return async slot => {
    const chosen = Object.keys(slot.template.questions).map(async subject => {
      const bank = await bankOf(subject)
      return deckOf(slot, subject, bank.length).map(place => bank[place]!)
    })
    return (await Promise.all(chosen)).flat()
  }
}

/**
 * All questions of a subject, so that any few in a row are as mixed as the whole: what people wrote and what generators
 * made in their proportion, and of the latter one of every kind in turn. Passages come first, each in one piece.
 */
async function shuffledBank({ pool }: Database, subject: string): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with named as (
       select q.id, q.slug, q.passage_id, q.slug ~ '-[0-9a-f]{10}$' as is_made,
              regexp_replace(q.slug, '-[0-9a-f]{10}$', '') as kind
         from questions q join categories c on c.id = q.category_id
        where c.slug = $1
     ), rounds as (
       select *, row_number() over (partition by kind order by md5(slug)) as round from named
     )
     select id from rounds
      order by passage_id nulls last, case when passage_id is not null then slug end,
               (row_number() over (partition by is_made, passage_id is null order by round, md5(kind)) - 0.5)
                 / count(*) over (partition by is_made, passage_id is null),
               slug`,
    [subject],
  )
  return rows.map(row => BigInt(row.id))
}
