import { codeOf, StartError } from '../start-error.ts'

/** Why the database's folder cannot be worked in, as a sentence for the person who starts the server; else the error itself. */
export function explainFolderError(error: unknown, folder: string): unknown {
  const why = reasons[codeOf(error)] ?? reasonIn(error)
  return why ? new StartError(`PROSTUTI_DATA: ${folder} ${why}`, { cause: error }) : error
}

const elsewhere = 'name another folder or set DATABASE_URL.'
const readOnly = `is on a read-only file system: ${elsewhere}`
const full = `has no room left: free some on that disk, or ${elsewhere}`
const forbidden = `may not be written by this user: give it the folder, or ${elsewhere}`
const noFolder = `cannot be a folder: ${elsewhere}`

const reasons: Record<string, string> = {
  EROFS: readOnly,
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  // What Node says of making a folder on a read-only file system, too.
  ENOENT: `cannot be made: its place is missing or read-only. Make it by hand, ${elsewhere}`,
}

/** PostgreSQL's programs say it in their output. */
function reasonIn(error: unknown): string | undefined {
  const text = error instanceof Error ? `${error.message} ${error.cause}` : ''
  if (/No space left on device|Disk quota exceeded/.test(text)) return full
  if (/Read-only file system/.test(text)) return readOnly
  if (/Permission denied/.test(text)) return forbidden
  return undefined
}
