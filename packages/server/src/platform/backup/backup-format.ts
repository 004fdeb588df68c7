import { z } from 'zod'

/** The first entry of a backup's tar: what it holds, and what it takes to read it again. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  at: z.iso.datetime(),
  /** The last migration of the database: the time that its name stands for, and the SHA-256 of its text. */
  migration: z.strictObject({ at: z.number(), hash: z.string() }),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: without it the file was cut off. */
export const Digests = z.record(z.string(), z.strictObject({ rows: z.int().min(0), sha256: z.string() }))
export type Digests = z.infer<typeof Digests>

export const manifestEntry = 'backup.json'
export const digestsEntry = 'digests.json'

/** A table's rows come in parts of so many bytes, each an entry: nothing is ever whole in memory. */
export const partBytes = 1024 * 1024

/** @example partEntry('users', 1) // 'tables/users/000001.copy' */
export const partEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy`

export const tableOfEntry = (name: string): string | null => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1] ?? null

/** What makes PostgreSQL write and read the same rows as the same text, in the same order, on any server. */
export const plainText = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off;
  set statement_timeout = 0`
