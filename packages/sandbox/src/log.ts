/** Where the sandbox says what failed: any structured log. */
export interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}
