import { pino } from 'pino'

/** Structured logs on stderr, without personal data: ids and codes, never names, tokens or answers. */
export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>

export function createLog(level: string): Log {
  return pino({ level, base: undefined, redact: ['token', 'authorization', '*.token', 'email'] }, pino.destination(2))
}

/** For tests and scripts that want silence. */
export const silentLog: Log = pino({ level: 'silent' })
