import { getNoticeFile } from '@prostuti/contract/notices/operations'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { noticeFiles } from '../tables/notice-files.ts'

/** A file itself, to be saved: opened in a page it could do nothing. Throws `not_found`. */
export function createGetFile({ db }: NoticeDeps) {
  return implement(getNoticeFile, async ({ params }) => {
    const [file] = await db.orm.select().from(noticeFiles).where(eq(noticeFiles.digest, params.digest))
    if (!file) throw new AppError('not_found')
    return new Reply(file.bytes, {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${plainName(file.name)}"; filename*=UTF-8''${encoded(file.name)}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

/** For programs that read no other than ASCII. */
const plainName = (name: string) => name.replace(/[^\w.() -]/g, '_')

/** As RFC 8187 has it. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
