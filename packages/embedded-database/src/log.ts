type Write = (details: object | string, message?: string) => void

/** The part of pino's logger that the embedded database speaks to. */
export interface Log {
  info: Write
  warn: Write
  error: Write
}
