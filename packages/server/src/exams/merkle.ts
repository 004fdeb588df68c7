import { hash } from 'node:crypto'

/** A Merkle tree as RFC 9162 (Certificate Transparency 2.0) hashes it: 0x00 before a leaf, 0x01 before two nodes. */
export interface MerkleTree {
  readonly root: Buffer
  /** Sibling hashes from the leaf up, added to `path`. */
  pathOf(index: number, path?: Buffer[]): Buffer[]
}

export function hashLeaf(content: string): Buffer {
  return hash('sha256', `\0${content}`, 'buffer')
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return hash('sha256', Buffer.concat([nodePrefix, left, right]), 'buffer')
}

const nodePrefix = Buffer.from([1])

/** Of one leaf or more. */
export function merkleTree(leaves: readonly Buffer[]): MerkleTree {
  if (leaves.length === 1) return { root: leaves[0]!, pathOf: (_, path = []) => path }
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  const left = merkleTree(leaves.slice(0, split))
  const right = merkleTree(leaves.slice(split))
  return {
    root: hashNode(left.root, right.root),
    pathOf(index, path = []) {
      if (index < split) left.pathOf(index, path).push(right.root)
      else right.pathOf(index - split, path).push(left.root)
      return path
    },
  }
}
