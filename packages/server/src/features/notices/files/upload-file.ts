import { hash } from 'node:crypto'
import { uploadNoticeFile } from '@prostuti/contract/notices/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { fileName } from '../../../platform/http/call/file-name.ts'
import type { Input } from '../../../platform/http/call/implement.ts'
import { implementPrepared } from '../../../platform/idempotency/index.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { noticeFiles } from '../tables/notice-files.ts'
import { fileTypeOf } from './file-type.ts'
import { fileColumns, presentStaffFile } from './present-file.ts'

/** Keeps a file to download, the same under the same name once. Throws `unsupported_type`. */
export function createUploadFile({ db, clock }: NoticeDeps) {
  const prepare = async ({ body }: Input<'notices.uploadNoticeFile'>) => {
    const bytes = Buffer.from(await body.file.arrayBuffer())
    return { bytes, contentType: await fileTypeOf(bytes) }
  }
  return implementPrepared(
    uploadNoticeFile,
    { pool: db.pool, clock, prepare },
    async ({ body }, call, client, file) => {
      const { bytes, contentType } = file
      const name = fileName(body.file.name)
      const digest = hash('sha256', Buffer.concat([Buffer.from(`${name}\0`), bytes]), 'base64url')
      const createdAt = new Date(clock.now())
      const [row] = await drizzle(client)
        .insert(noticeFiles)
        .values({ digest, name, contentType, size: bytes.length, bytes, createdAt })
        .onConflictDoUpdate({ target: noticeFiles.digest, set: { createdAt } })
        .returning(fileColumns)
      const change = { actor: signedIn(call).id, kind: 'notice_file', id: row!.id, action: 'uploaded' } as const
      await writeAudit(client, [{ ...change, after: { name, size: bytes.length }, at: clock.now() }])
      return presentStaffFile(row!)!
    },
  )
}
