import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { Log } from '../../platform/log.ts'

/**
 * What becomes of an error that nobody has caught. A rejected promise has left nothing half done: all that lasts is in
 * transactions of the database. It is logged, and so is a lost connection. Any other exception may have
 * left this process's memory in any state: it is logged and `end` called, so that another process takes over.
 */
export function onProcessFaults(log: Log, end: () => void, source: NodeJS.EventEmitter = process): void {
  source.on('unhandledRejection', reason => log.error({ err: reason }, 'nobody has heard of a failure'))
  source.on('uncaughtException', error => {
    if (isDatabaseAway(error)) {
      log.error({ err: error }, 'nobody has heard of a lost connection')
      return
    }
    log.fatal({ err: error }, 'an exception was caught nowhere: this process ends')
    end()
  })
}
