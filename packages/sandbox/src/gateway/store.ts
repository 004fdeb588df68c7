import { createHash } from 'node:crypto'

/** A store at the gateway. */
export interface GatewayStore {
  /** The gateway's origin. */
  readonly url: string
  readonly storeId: string
  readonly storePassword: string
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The gateway's documented signature of these fields: with the hashed password sorted by name, joined as a query, hashed. */
export function signatureOf(
  fields: Readonly<Record<string, string>>,
  keys: readonly string[],
  password: string,
): string {
  const signed = { ...Object.fromEntries(keys.map(key => [key, fields[key] ?? ''])), store_passwd: md5(password) }
  const pairs = Object.entries(signed).sort(([one], [other]) => (one < other ? -1 : 1))
  return md5(pairs.map(([key, value]) => `${key}=${value}`).join('&'))
}
