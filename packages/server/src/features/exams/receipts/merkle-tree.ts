import { sha256 } from '../../../platform/sha256.ts'

/** A Merkle tree as RFC 9162 (Certificate Transparency 2.0) hashes it: 0x00 before a leaf, 0x01 before two nodes. */
export interface MerkleTree {
  readonly root: Buffer
  /** Sibling hashes from the leaf up, added to `path`. */
  pathOf(index: number, path?: Buffer[]): Buffer[]
}

export function hashLeaf(content: string): Buffer {
  return sha256(`\0${content}`)
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  left.copy(node, 1)
  right.copy(node, 33)
  return sha256(node)
}

/** 0x01 and room for two hashes; each node is hashed before the next is written. */
const node = Buffer.alloc(65, 1)

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
