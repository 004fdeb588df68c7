import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { onProcessFaults } from './process-faults.ts'

/** How often the process was ended by what nobody has caught. */
function endsBy(event: 'unhandledRejection' | 'uncaughtException', error: Error): number {
  const source = new EventEmitter()
  let ends = 0
  onProcessFaults(silentLog, () => ends++, source)
  source.emit(event, error)
  return ends
}

const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })

describe('an error that nobody has caught', () => {
  it('lets the process go on where only a promise or a connection was lost', () => {
    expect(endsBy('unhandledRejection', new TypeError('no'))).toBe(0)
    expect(endsBy('uncaughtException', lost)).toBe(0)
  })

  it('ends the process in good order where its memory may be in any state', () => {
    expect(endsBy('uncaughtException', new TypeError('no'))).toBe(1)
  })
})
