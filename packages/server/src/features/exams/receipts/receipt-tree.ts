import type { Receipt } from '@prostuti/contract'
import { receiptText } from '@prostuti/contract/attempt'
import type { Pool, PoolClient } from 'pg'
import type { RankedVersion } from '../standings/rank-rows.ts'
import { attemptMode } from '../tables/attempts.ts'
import { hashLeaf, merkleTree } from './merkle-tree.ts'

/**
 * Leaves of one block. A power of two: then the tree over the blocks' roots is the tree over all leaves (RFC 9162,
 * section 2.1.1), and a path costs two small trees, however many sat the exam.
 */
const blockSize = 256
const batchSize = 2 * blockSize
const hashBytes = 32

interface Block {
  readonly firstId: string
  readonly root: Buffer
  readonly leaves: Buffer
}

/**
 * Builds the tree over the receipts of all who are ranked, in the order of their submission ids, and keeps its leaves.
 * Runs in the transaction that makes the version final. A batch at a time: the process has others to answer.
 * @returns how many receipts there are, and the root; null over none
 */
export async function publishReceiptTree(
  client: PoolClient,
  ranked: RankedVersion,
): Promise<{ size: number; root: Buffer | null }> {
  await client.query(
    `declare ranked_receipts no scroll cursor for
     select a.submission_id, a.receipt from results r join attempts a using (user_id, exam_id, mode, try)
      where r.exam_id = $1 and r.mode = ${attemptMode.live} and r.version = $2 and r.ranked
      order by a.submission_id, a.user_id`,
    [ranked.examId, ranked.version],
  )
  const roots: Buffer[] = []
  let size = 0
  for (let taken = batchSize; taken === batchSize; size += taken) {
    const { rows } = await client.query<StoredReceipt>(`fetch ${batchSize} from ranked_receipts`)
    taken = rows.length
    const blocks = blocksOf(rows)
    if (taken > 0) await writeBlocks(client, ranked, roots.length, blocks)
    roots.push(...blocks.map(block => block.root))
  }
  await client.query('close ranked_receipts')
  return { size, root: roots.length > 0 ? merkleTree(roots).root : null }
}

interface StoredReceipt {
  submission_id: string
  receipt: string
}

function blocksOf(rows: readonly StoredReceipt[]): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < rows.length; start += blockSize) {
    const leaves = rows.slice(start, start + blockSize).map(row => leafOf(row.receipt))
    const firstId = rows[start]!.submission_id
    blocks.push({ firstId, root: merkleTree(leaves).root, leaves: Buffer.concat(leaves) })
  }
  return blocks
}

function leafOf(receipt: string): Buffer {
  return hashLeaf(receiptText(JSON.parse(receipt) as Receipt))
}

async function writeBlocks(
  client: PoolClient,
  { examId, version }: RankedVersion,
  first: number,
  blocks: readonly Block[],
): Promise<void> {
  await client.query({
    name: 'write-receipt-blocks',
    text: `insert into receipt_blocks (exam_id, version, block, first_id, root, leaves)
           select $1, $2, $3 + ordinal - 1, first_id, root, leaves
             from unnest($4::uuid[], $5::bytea[], $6::bytea[]) with ordinality as b (first_id, root, leaves, ordinal)`,
    values: [
      examId,
      version,
      first,
      blocks.map(block => block.firstId),
      blocks.map(block => block.root),
      blocks.map(block => block.leaves),
    ],
  })
}

/** A leaf's ordinal in the published tree, counted from 0, and the sibling hashes from it up to the root. */
export interface TreePath {
  readonly index: number
  readonly path: Buffer[]
}

/** Where a receipt stands in the tree as it was published; null when it is not in it, as it is now. */
export async function pathOfReceipt(
  pool: Pool,
  ranked: RankedVersion,
  { submissionId, receipt }: { submissionId: string; receipt: string },
): Promise<TreePath | null> {
  const [block, roots] = await Promise.all([findBlock(pool, ranked, submissionId), readRoots(pool, ranked)])
  if (!block) return null
  const leaves = splitHashes(block.leaves)
  const within = leaves.findIndex(leaf => leaf.equals(leafOf(receipt)))
  if (within < 0) return null
  return {
    index: block.number * blockSize + within,
    path: [...merkleTree(leaves).pathOf(within), ...merkleTree(roots).pathOf(block.number)],
  }
}

async function findBlock(pool: Pool, { examId, version }: RankedVersion, submissionId: string) {
  const { rows } = await pool.query<{ number: number; leaves: Buffer }>({
    name: 'receipt-block',
    text: `select block as number, leaves from receipt_blocks
            where exam_id = $1 and version = $2 and first_id <= $3 order by block desc limit 1`,
    values: [examId, version, submissionId],
  })
  return rows[0]
}

async function readRoots(pool: Pool, { examId, version }: RankedVersion): Promise<Buffer[]> {
  const { rows } = await pool.query<{ root: Buffer }>({
    name: 'receipt-block-roots',
    text: 'select root from receipt_blocks where exam_id = $1 and version = $2 order by block',
    values: [examId, version],
  })
  return rows.map(row => row.root)
}

function splitHashes(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / hashBytes }, (_, index) =>
    bytes.subarray(index * hashBytes, (index + 1) * hashBytes),
  )
}
