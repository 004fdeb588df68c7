import { z } from 'zod'
import { idForm } from './id.ts'
import { isSeen } from './is-seen.ts'
import { maxPage, maxPageSize } from './page-sizes.ts'
import { uuid } from './uuid.ts'

/** No control characters (C0, DEL, C1) and no lone surrogates: PostgreSQL stores neither NUL nor half a character. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u

/**
 * Text that comes in, in a body, a path or a query: one line, NFC, at most `max` UTF-16 units. A tab is a gap, as word
 * processors put it after the number of a line. Every text field of a
 * request is made of this one; `input-texts.test.ts` walks the shapes for others.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite(value => value.replace(/[\t\v\f]/g, ' '))
    .regex(storable, 'text without control characters')
    .normalize('NFC')
    .max(max)

/** The same with line ends. */
export const storableLines = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u

/** A tab that indents a line of code keeps its width. */
const withPlainGaps = (value: string) =>
  value
    .replace(/\r\n|[\v\f\r]/g, '\n')
    .replace(/^\t+/gm, tabs => '    '.repeat(tabs.length))
    .replace(/\t/g, ' ')

/** Text of several lines that comes in; line ends are LF, and so is a word processor's break within a paragraph. Everything else is as in `text`. */
export const paragraphs = (max: number) =>
  z.string().overwrite(withPlainGaps).regex(storableLines, 'text without control characters').normalize('NFC').max(max)

const somethingSeen = 'a text in which something is seen'

/** A text of nothing is refused by its length already, and once. */
const isSeenOrEmpty = (value: string): boolean => value === '' || isSeen(value)

/** A text that has to be given, and to say something. */
export const neededLine = (max: number, min = 1) => text(max).trim().min(min).refine(isSeenOrEmpty, somethingSeen)

/** The same of several lines. */
export const neededLines = (max: number, min = 1) =>
  paragraphs(max).trim().min(min).refine(isSeenOrEmpty, somethingSeen)

/** Ids are decimal strings on the wire, so that no client ever rounds one. */
export const Id = text(18).regex(idForm, 'an id')

/** Made by a device. */
export const DeviceUuid = text(36).regex(uuid, 'a UUID')

/** ISO 8601 with zone, milliseconds, UTC as the server writes it; of years that PostgreSQL can say in any zone. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine(instant => instant >= '1900' && instant < '3000', 'an instant of the years 1900 to 2999')

/** A calendar day, `YYYY-MM-DD`, of the years that exams are held in: PostgreSQL knows no year 0. */
export const Day = z.iso.date().refine(day => day >= '1900-01-01' && day <= '2999-12-31', 'a day from 1900 to 2999')

/** `hh:mm:ss`. */
export const Duration = text(9).regex(/^\d{2,3}:[0-5]\d:[0-5]\d$/, 'hh:mm:ss')

export const Language = z.enum(['bn', 'en'])
export type Language = z.infer<typeof Language>

/** A page of a list. `page` counts from 1; `cursor` comes from `next` and `previous` and wins over `page`. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(maxPage).optional(),
  page_size: z.coerce.number().int().min(1).max(maxPageSize).optional(),
  cursor: text(1_500).optional(),
})

/** What every list answers; `next` and `previous` are addresses that carry a cursor. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    count: z.number().int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })

/** The same of a list that may be very long: where `count_is_exact` is false there are more than `count`. */
export const longListOf = <T extends z.ZodType>(item: T) => listOf(item).extend({ count_is_exact: z.boolean() })

/** `{id}` of a path. */
export const IdParams = z.strictObject({ id: Id })

/** "true" or "false" and nothing else: the string "false" is not true. */
export const Flag = z.enum(['true', 'false']).transform(value => value === 'true')
