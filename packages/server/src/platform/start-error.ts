/** A start that cannot succeed as things are: its message names the setting and says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The error's own code or that of what it was caused by: Node's (`EACCES`), or PostgreSQL's SQLSTATE. */
export function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code
  }
  return ''
}
