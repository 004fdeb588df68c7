import type { NoticeFile } from '@prostuti/contract'
import { getNoticeFile } from '@prostuti/contract/notices/operations'
import { noticeFiles } from '../tables/notice-files.ts'

/** Of a file all but its bytes. */
export const fileColumns = {
  id: noticeFiles.id,
  digest: noticeFiles.digest,
  name: noticeFiles.name,
  size: noticeFiles.size,
}

export type FileRow = { [Name in keyof typeof fileColumns]: (typeof noticeFiles.$inferSelect)[Name] }

export const filePath = (digest: string): string => `/api/${getNoticeFile.path.replace('{digest}', digest)}`

export const presentFile = (file: FileRow | null): NoticeFile | null =>
  file && { path: filePath(file.digest), name: file.name, size: file.size }

/** The same for staff, by whose id a body names it. */
export const presentStaffFile = (file: FileRow | null) => file && { ...presentFile(file)!, id: String(file.id) }
