import { z } from 'zod'

/** Ids are decimal strings on the wire, so that no client ever rounds one. */
export const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'an id')

/** ISO 8601 with zone, milliseconds, UTC as the server writes it. */
export const Instant = z.iso.datetime({ offset: true })

/** `hh:mm:ss`. */
export const Duration = z.string().regex(/^\d{2,3}:[0-5]\d:[0-5]\d$/, 'hh:mm:ss')

export const Language = z.enum(['bn', 'en'])
export type Language = z.infer<typeof Language>

/** A page of a list. `page` counts from 1; `cursor` comes from `next` and `previous` and wins over `page`. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  page_size: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
})

/** What every list answers; `next` and `previous` are addresses that carry a cursor. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    count: z.number().int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })

/** `{id}` of a path. */
export const IdParams = z.strictObject({ id: Id })

/** "true" or "false" and nothing else: the string "false" is not true. */
export const Flag = z.enum(['true', 'false']).transform(value => value === 'true')
