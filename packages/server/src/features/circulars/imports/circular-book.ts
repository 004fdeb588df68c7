import { circularImportFields, circularStates, shapes } from '@prostuti/contract'
import { and, inArray, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { CircularDeps } from '../circular-deps.ts'
import type { CircularRow } from '../public-circulars.ts'
import { changeStates } from '../staff/change-circulars.ts'
import { type TypedFields, typedFields } from '../staff/circular-fields.ts'
import { insertCircular, lockCircular, saveCircular } from '../staff/save-circular.ts'
import { circulars } from '../tables/circulars.ts'
import type { CircularBook, Written } from './import-deps.ts'
import type { RowFields } from './judge-rows.ts'

/** Circulars as imports read and write them, by the same rules as the form. */
export function createCircularBook({ db }: Pick<CircularDeps, 'db'>): CircularBook {
  return {
    async findKnown(urls, client) {
      const rows = await (client ? drizzle(client) : db.orm)
        .select()
        .from(circulars)
        .where(and(inArray(circulars.postUrl, [...urls]), ne(circulars.state, circularStates.deleted)))
        .orderBy(circulars.id)
      return new Map(rows.map(row => [row.postUrl, { id: String(row.id), fields: importedFields(row) }]))
    },
    async insertDrafts(client, rows, { by, at }) {
      const written: Written[] = []
      for (const fields of rows)
        written.push(ofRow(await insertCircular(client, whole(fields), { actor: by, now: at })))
      return written
    },
    async change(client, id, fields, { by, at }) {
      const before = await lockCircular(client, id)
      if (before.state === circularStates.deleted) return null
      return ofRow(await saveCircular(client, before, fields as Partial<TypedFields>, { actor: by, now: at }))
    },
    async areUntouched(client, drafts, changed) {
      const wanted = new Map([...drafts, ...changed].map(({ id, revision }) => [id, revision]))
      const rows = await lockRows(client, [...wanted.keys()])
      const areSame = rows.every(({ id, revision }) => wanted.get(String(id)) === revision)
      const inDraft = new Set(drafts.map(({ id }) => id))
      const isDraft = ({ id, state }: CircularRow) => !inDraft.has(String(id)) || state === circularStates.draft
      return rows.length === wanted.size && areSame && rows.every(isDraft)
    },
    async deleteDrafts(client, ids, { by, at }) {
      const rows = await lockRows(client, ids)
      await changeStates(client, rows, { act: 'delete', actor: by!, now: at, dryRun: false })
    },
  }
}

type Client = Parameters<CircularBook['deleteDrafts']>[0]

const lockRows = (client: Client, ids: readonly string[]): Promise<CircularRow[]> =>
  drizzle(client)
    .select()
    .from(circulars)
    .where(inArray(circulars.id, ids.map(BigInt)))
    .orderBy(circulars.id)
    .for('no key update')

const ofRow = ({ id, revision }: CircularRow): Written => ({ id: String(id), revision })

/** What a sheet may say of it. */
function importedFields(row: CircularRow): RowFields {
  const typed = typedFields(row)
  return Object.fromEntries(circularImportFields.map(field => [field, typed[field]]))
}

/** A new circular, of which a row says some fields. */
const whole = (fields: RowFields): TypedFields => shapes['circulars.createCircular'].body.parse(fields)
