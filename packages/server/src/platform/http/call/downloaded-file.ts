import { Reply } from './reply.ts'

/** The type of an `.xlsx` file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const csvType = 'text/csv; charset=utf-8'

/** A file that one person saves; `name` is plain ASCII. No cache keeps it. */
export function downloadedFile(
  content: Uint8Array | string,
  { type, name }: { readonly type: string; readonly name: string },
): Reply {
  return new Reply(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
