import { storable } from '@prostuti/contract'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'

/** A place between two rows of a list that is ordered by an instant, a number or a text, and then by id. */
export interface Cursor<Key extends number | string = number> {
  /** The page goes on `after` this row, or ends `before` it. */
  readonly side: 'after' | 'before'
  /** Milliseconds since 1970, or the number or text that the list is ordered by. */
  readonly at: Key
  readonly id: number
}

export type AnyCursor = Cursor<number | string>

/** Ids are whole numbers that JavaScript holds, instants what both it and the database can say. */
const Stored = z.tuple([
  z.enum(['after', 'before']),
  z
    .number()
    .int()
    .min(0)
    .max(Date.UTC(9999, 11, 31)),
  z.number().int().min(0),
])

const StoredText = z.tuple([z.enum(['after', 'before']), z.string().regex(storable).max(500), z.number().int().min(0)])

/** As it stands in `next` and `previous`: opaque to the client. */
export function writeCursor({ side, at, id }: Cursor<number | string>): string {
  return Buffer.from(JSON.stringify([side, at, id])).toString('base64url')
}

/** Throws `validation_failed` for one that we did not write. */
export function readCursor(text: string): Cursor {
  return readStored(Stored, text)
}

/** The same of a list that is ordered by a text. */
export function readTextCursor(text: string): Cursor<string> {
  return readStored(StoredText, text)
}

function readStored<Key extends number | string>(
  shape: z.ZodType<[Cursor['side'], Key, number]>,
  text: string,
): Cursor<Key> {
  const stored = shape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (stored.success) return { side: stored.data[0], at: stored.data[1], id: stored.data[2] }
  throw new AppError('validation_failed', {
    fields: [{ path: 'cursor', code: 'unknown', message: 'This cursor did not come from next or previous' }],
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whatever it is, it is no cursor; the shape says so.
    return null
  }
}

/** A page as the contract's lists have it, with addresses that carry the cursors. */
export function presentPage<Item>(
  path: string,
  query: Record<string, unknown>,
  {
    count,
    results,
    next,
    previous,
  }: { count: number; results: Item[]; next: AnyCursor | null; previous: AnyCursor | null },
) {
  const address = (cursor: AnyCursor | null) => {
    if (!cursor) return null
    const { page: _, ...rest } = query
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...rest, cursor: writeCursor(cursor) }))
      search.set(name, String(value))
    return `${path}?${search}`
  }
  return { count, results, next: address(next), previous: address(previous) }
}
