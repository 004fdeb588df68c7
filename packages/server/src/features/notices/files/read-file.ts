import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { noticeFiles } from '../tables/notice-files.ts'
import { type FileRow, fileColumns } from './present-file.ts'

/** The file of a row, without its bytes. */
export async function readFileRow(orm: Pick<NodePgDatabase, 'select'>, id: bigint | null): Promise<FileRow | null> {
  if (id === null) return null
  const [row] = await orm.select(fileColumns).from(noticeFiles).where(eq(noticeFiles.id, id))
  return row ?? null
}
