import { createHash, timingSafeEqual } from 'node:crypto'

/** Fields of a notice, as they were posted. */
export type NoticeFields = Readonly<Record<string, string>>

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/**
 * The gateway's signature of the fields in `keys`: with the store's hashed password they are sorted by name, joined as
 * `name=value&…`, and hashed.
 */
export function signatureOf(fields: NoticeFields, keys: readonly string[], storePassword: string): string {
  const signed = new Map(keys.flatMap(key => (Object.hasOwn(fields, key) ? [[key, fields[key]!] as const] : [])))
  signed.set('store_passwd', md5(storePassword))
  const pairs = [...signed.keys()].sort().map(key => `${key}=${signed.get(key)}`)
  return md5(pairs.join('&'))
}

/** Without these a signature would say nothing of what a notice is about. */
const needed = ['tran_id', 'status']

/** Whether a notice's `verify_sign` is right, of the fields in its `verify_key`. */
export function isSignedNotice(notice: NoticeFields, storePassword: string): boolean {
  const keys = (notice.verify_key ?? '').split(',')
  if (!needed.every(key => keys.includes(key))) return false
  const expected = Buffer.from(signatureOf(notice, keys, storePassword))
  const given = Buffer.from((notice.verify_sign ?? '').toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
