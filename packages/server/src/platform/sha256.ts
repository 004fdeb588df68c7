import { hash } from 'node:crypto'

/** SHA-256 as bytes. By way of text: a buffer that OpenSSL fills itself costs three times as much, and the collector more. */
export function sha256(data: string | Buffer): Buffer {
  return Buffer.from(hash('sha256', data, 'base64'), 'base64')
}
