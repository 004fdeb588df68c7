import type { MergedEntry, Receipt } from '@prostuti/contract'
import { receiptText, sheetText } from '@prostuti/contract/attempt'
import { fromBase64url } from '../../from-base64url.ts'
import { toBase64url } from '../../random.ts'
import type { ReceiptKey } from '../exams-api.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a receipt proves about a sheet. */
export interface ReceiptVerdict {
  /** The receipt is for exactly these answers. */
  readonly digest: boolean
  /** The receipt belongs to the signed batch; `unknown` where the key is not known or the browser has no Ed25519. */
  readonly signature: 'valid' | 'invalid' | 'unknown'
}

/**
 * Checks a receipt on the device, without trusting the server: the digest against the answers, the leaf and its path
 * up to the batch's root (RFC 9162, section 2.1.3.2), and the root's signature.
 *
 * @example await verifyReceipt(receipt, entries, await examsApiOf(prostuti).receiptKeys())
 */
export async function verifyReceipt(
  receipt: Receipt,
  entries: Iterable<Pick<MergedEntry, 'question' | 'answer'>>,
  keys: readonly ReceiptKey[],
): Promise<ReceiptVerdict> {
  const digest = toBase64url(await sha256(utf8(sheetText(receipt.exam, entries))))
  return { digest: digest === receipt.digest, signature: await verifySignature(receipt, keys) }
}

async function verifySignature(receipt: Receipt, keys: readonly ReceiptKey[]): Promise<ReceiptVerdict['signature']> {
  const { key_id, signature } = receipt.proof
  const root = await rootOf(receipt)
  if (!root) return 'invalid'
  const key = keys.find(known => known.key_id === key_id)
  if (!key) return 'unknown'
  const imported = await importKey(fromBase64url(key.public_key))
  if (!imported) return 'unknown'
  const valid = await crypto.subtle.verify('Ed25519', imported, fromBase64url(signature), root)
  return valid ? 'valid' : 'invalid'
}

/** The Merkle root that leaf and path lead to, or null where the path does not fit the tree. */
async function rootOf(receipt: Receipt): Promise<Bytes | null> {
  const { index, size, path } = receipt.proof
  if (index >= size) return null
  let hash = await sha256(joined([0], utf8(receiptText(receipt))))
  let [node, last] = [index, size - 1]
  for (const sibling of path.map(fromBase64url)) {
    if (last === 0) return null
    const isRight = node % 2 === 1 || node === last
    hash = await (isRight ? sha256(joined([1], sibling, hash)) : sha256(joined([1], hash, sibling)))
    // A last node without a sibling of its own rises until it has one on its left.
    while (isRight && node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)]
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 ? hash : null
}

/** Ed25519 came to browsers in 2023 to 2025; where it is missing the signature stays unknown. */
async function importKey(raw: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null
    throw error
  }
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function joined(...parts: (Bytes | number[])[]): Bytes {
  return Uint8Array.from(parts.flatMap(part => [...part]))
}

/** Exact for any size, unlike a bit shift. */
function half(value: number): number {
  return Math.floor(value / 2)
}
