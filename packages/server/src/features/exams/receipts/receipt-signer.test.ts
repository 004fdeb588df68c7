import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { Receipt } from '@prostuti/contract'
import { receiptText } from '@prostuti/contract/attempt'
import { describe, expect, it } from 'vitest'
import { hashLeaf } from './merkle-tree.ts'
import { createReceiptSigner } from './receipt-signer.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = createReceiptSigner(privateKey)

const receipt = (number: number): Omit<Receipt, 'proof'> => ({
  exam: '7',
  submission_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  received_at: '2026-01-01T00:00:00.000Z',
  answered: number,
  digest: 'digest',
  result_visible_at: null,
})

const node = (left: Buffer, right: Buffer) =>
  createHash('sha256')
    .update(Buffer.from([1]))
    .update(left)
    .update(right)
    .digest()

/** RFC 9162 §2.1.3.2, as anybody would write it who has only the receipt. */
function rootOf(leaf: Buffer, { index, size, path }: Receipt['proof']): Buffer {
  let [place, last, hash] = [index, size - 1, leaf]
  for (const step of path) {
    const sibling = Buffer.from(step, 'base64url')
    if (place % 2 === 1 || place === last) {
      hash = node(sibling, hash)
      while (place % 2 === 0 && place !== 0) [place, last] = [place >> 1, last >> 1]
    } else hash = node(hash, sibling)
    ;[place, last] = [place >> 1, last >> 1]
  }
  return hash
}

function isGenuine(text: string): boolean {
  const { proof, ...rest } = JSON.parse(text) as Receipt
  return verify(null, rootOf(hashLeaf(receiptText(rest)), proof), publicKey, Buffer.from(proof.signature, 'base64url'))
}

describe('a receipt', () => {
  it('can be checked by anybody, whatever the size of its batch', () => {
    for (const size of [1, 2, 3, 5, 8, 13, 100]) {
      const texts = signer.signAll(Array.from({ length: size }, (_, number) => receipt(number)))
      expect(texts.every(isGenuine)).toBe(true)
    }
  })

  it('no longer fits when a single figure in it is changed', () => {
    const [text] = signer.signAll([receipt(40), receipt(41)])
    expect(isGenuine(text!)).toBe(true)
    expect(isGenuine(text!.replace('"answered":40', '"answered":41'))).toBe(false)
  })
})
