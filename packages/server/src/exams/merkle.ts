import { createHash } from 'node:crypto'

/** A Merkle tree as RFC 9162 (Certificate Transparency 2.0) hashes it: 0x00 before a leaf, 0x01 before two nodes. */
export interface MerkleTree {
  readonly root: Buffer
  /** Sibling hashes from the leaf up. */
  pathOf(index: number): Buffer[]
}

const leafPrefix = Buffer.from([0])
const nodePrefix = Buffer.from([1])

export function hashLeaf(content: string): Buffer {
  return createHash('sha256').update(leafPrefix).update(content).digest()
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(nodePrefix).update(left).update(right).digest()
}

/** Of one leaf or more. */
export function merkleTree(leaves: readonly Buffer[]): MerkleTree {
  if (leaves.length === 1) return { root: leaves[0]!, pathOf: () => [] }
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  const left = merkleTree(leaves.slice(0, split))
  const right = merkleTree(leaves.slice(split))
  return {
    root: hashNode(left.root, right.root),
    pathOf: index =>
      index < split ? [...left.pathOf(index), right.root] : [...right.pathOf(index - split), left.root],
  }
}
