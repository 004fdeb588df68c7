import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Receipt } from '@prostuti/contract'
import { receiptText, sheetText } from '@prostuti/contract/attempt'
import { describe, expect, it } from 'vitest'
import { verifyReceipt } from './verify-receipt.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keys = [{ key_id: 'k1', algorithm: 'Ed25519' as const, public_key: publicKey.export({ format: 'jwk' }).x! }]

const sheet = [
  { question: '12', answer: 0 },
  { question: '3', answer: 2 },
  { question: '4', answer: null },
]

function hash(...parts: (Buffer | string)[]): Buffer {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest()
}

/** The Merkle tree as RFC 9162 defines it (section 2.1.1), root and path by its own recursion. */
function tree(leaves: Buffer[], index: number): { root: Buffer; path: Buffer[] } {
  if (leaves.length === 1) return { root: leaves[0]!, path: [] }
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  const left = tree(leaves.slice(0, split), Math.min(index, split - 1))
  const right = tree(leaves.slice(split), Math.max(index - split, 0))
  const path = index < split ? [...left.path, right.root] : [...right.path, left.root]
  return { root: hash(Buffer.from([1]), left.root, right.root), path }
}

function signed(index: number, size: number): Receipt {
  const bare = {
    exam: '7',
    submission_id: 'b0a4c0de-0000-4000-8000-000000000001',
    received_at: '2026-11-21T05:00:00.000Z',
    answered: 2,
    digest: hash(sheetText('7', sheet)).toString('base64url'),
    result_visible_at: null,
  }
  const leaves = Array.from({ length: size }, (_, leaf) =>
    leaf === index ? hash(Buffer.from([0]), receiptText(bare)) : hash(`another ${leaf}`),
  )
  const { root, path } = tree(leaves, index)
  const signature = sign(null, root, privateKey).toString('base64url')
  const proof = { key_id: 'k1', index, size, path: path.map(it => it.toString('base64url')), signature }
  return { ...bare, proof }
}

describe('a receipt', () => {
  it('proves itself at every place of every batch up to 33', async () => {
    for (let size = 1; size <= 33; size++) {
      for (let index = 0; index < size; index++) {
        const verdict = await verifyReceipt(signed(index, size), sheet, keys)
        expect({ size, index, ...verdict }).toEqual({ size, index, digest: true, signature: 'valid' })
      }
    }
  })

  it('is not for a sheet with another answer', async () => {
    const other = [{ question: '12', answer: 1 }, ...sheet.slice(1)]
    expect(await verifyReceipt(signed(2, 5), other, keys)).toEqual({ digest: false, signature: 'valid' })
  })

  it.each<[string, (receipt: Receipt) => Receipt]>([
    ['another time', it => ({ ...it, received_at: '2026-11-21T04:59:00.000Z' })],
    ['another digest', it => ({ ...it, digest: hash('x').toString('base64url') })],
    ['another place', it => ({ ...it, proof: { ...it.proof, index: it.proof.index + 1 } })],
    ['a place outside the batch', it => ({ ...it, proof: { ...it.proof, index: it.proof.size } })],
    ['a path cut short', it => ({ ...it, proof: { ...it.proof, path: it.proof.path.slice(1) } })],
    ['a path too long', it => ({ ...it, proof: { ...it.proof, path: [...it.proof.path, it.proof.path[0]!] } })],
    ['a path altered', it => ({ ...it, proof: { ...it.proof, path: it.proof.path.toReversed() } })],
  ])('with %s is refused', async (_, forge) => {
    expect((await verifyReceipt(forge(signed(3, 11)), sheet, keys)).signature).toBe('invalid')
  })

  it('signed with a key that nobody published says so', async () => {
    expect((await verifyReceipt(signed(0, 1), sheet, [])).signature).toBe('unknown')
  })
})
