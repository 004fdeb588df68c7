import type { Log } from '../log.ts'

export const silentLog: Log = { error: () => undefined, warn: () => undefined }
