/**
 * Connection refused, lost or timed out, or a server that starts up, shuts down or has run out of connections, memory or
 * disk (SQLSTATE 57P0x, 08xxx, 53xxx, 58030), takes no writes for now (25006), or was too slow for a time limit (57014, 25P03).
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The ORM wraps what the driver throws.
  if (isDatabaseAway(error.cause)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    /^(57P0\d|08\w{3}|53\d{3}|58030|25006|25P03|57014)$/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code) ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}
