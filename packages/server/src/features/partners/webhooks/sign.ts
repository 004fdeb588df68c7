import { createHmac } from 'node:crypto'

/**
 * The header of a delivery: its instant in seconds, and a signature by each key that works, of `<instant>.<body>`. A signature is
 * HMAC-SHA256 with the SHA-256 of the key that staff were shown.
 */
export function signatureOf(body: string, { at, keyHashes }: { at: number; keyHashes: readonly Buffer[] }): string {
  const seconds = Math.floor(at / 1_000)
  const signed = (key: Buffer) => createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  return [`t=${seconds}`, ...keyHashes.map(key => `v1=${signed(key)}`)].join(',')
}
