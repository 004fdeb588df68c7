import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import type { Receipt } from '@prostuti/contract'
import { maxQuestions, receiptText } from '@prostuti/contract/attempt'
import type { Pool } from 'pg'
import type { PaperLayout } from '../papers/paper-store.ts'
import type { PackedSheet } from '../sheets/packed-sheet.ts'
import { hashLeaf, merkleTree } from './merkle-tree.ts'

export interface ReceiptSigner {
  readonly keyId: string
  /**
   * Signs many receipts with one signature: over the Merkle root of the batch, each with its path.
   * The texts are final: what is stored is what every retry gets.
   */
  signAll(receipts: readonly Omit<Receipt, 'proof'>[]): string[]
}

/** The digest that a receipt carries, which everybody can make again from their own sheet (`sheetText`). */
export function digestOf(exam: number, sheet: PackedSheet, { digestLines }: PaperLayout): string {
  let end = scratch.write(`exam ${exam}\n`)
  for (const { questionIndex, prefix } of digestLines) {
    const answer = sheet.answerAt(questionIndex)
    if (answer < 0) continue
    for (let index = 0; index < prefix.length; index++) scratch[end++] = prefix[index]!
    scratch[end++] = zero + answer
    scratch[end++] = newline
  }
  return hash('sha256', scratch.subarray(0, end), 'base64url')
}

const [zero, newline] = Buffer.from('0\n') as unknown as [number, number]

/** Room for the text of the longest sheet; each is hashed before the next is written. */
const scratch = Buffer.alloc(64 + 32 * maxQuestions)

/** The signing key of the settings, or the one made at the first start and kept in the database. */
export async function loadReceiptSigner(pool: Pool, pem: string | undefined): Promise<ReceiptSigner> {
  const key = pem ? createPrivateKey(pem) : await storedKey(pool)
  const signer = createReceiptSigner(key)
  await pool.query(
    'insert into receipt_keys (id, public_key, private_key) values ($1, $2, $3) on conflict do nothing',
    [signer.keyId, publicKeyOf(key), pem ? '' : key.export({ type: 'pkcs8', format: 'pem' })],
  )
  return signer
}

async function storedKey(pool: Pool): Promise<KeyObject> {
  const { rows } = await pool.query<{ private_key: string }>(
    "select private_key from receipt_keys where private_key <> '' order by created_at limit 1",
  )
  return rows[0] ? createPrivateKey(rows[0].private_key) : generateKeyPairSync('ed25519').privateKey
}

/** The raw 32 bytes of the public key, base64url. */
function publicKeyOf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (!x) throw new Error('The receipt key is not an Ed25519 key')
  return x
}

export function createReceiptSigner(key: KeyObject): ReceiptSigner {
  const keyId = hash('sha256', publicKeyOf(key), 'base64url').slice(0, 16)
  return {
    keyId,
    signAll(receipts) {
      if (receipts.length === 0) return []
      const tree = merkleTree(receipts.map(receipt => hashLeaf(receiptText(receipt))))
      const signature = sign(null, tree.root, key).toString('base64url')
      // A node near the root stands in the path of half of them.
      const texts = new Map<Buffer, string>()
      const textOf = (node: Buffer) => texts.get(node) ?? texts.set(node, node.toString('base64url')).get(node)!
      const ending = `"size":${receipts.length},"signature":"${signature}"}}`
      return receipts.map((receipt, index) => {
        const path = tree.pathOf(index).map(node => `"${textOf(node)}"`)
        return `${JSON.stringify(receipt).slice(0, -1)},"proof":{"key_id":"${keyId}","index":${index},"path":[${path}],${ending}`
      })
    },
  }
}
