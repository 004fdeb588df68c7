import { expect, it } from 'vitest'
import { problemReply, toAppError } from '../http/api/problem.ts'
import { silentLog } from '../log.ts'

const failing = (code: string) => Object.assign(new Error('could not extend file'), { code })

it.each(['53100', '53200', '53300', '58030', '57014', '57P01', '25006', 'ECONNREFUSED'])(
  'asks to come again when the database cannot work for now (%s)',
  code => {
    const reply = problemReply(toAppError(failing(code), silentLog, 'id'), 'bn', 'id')
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2'])
  },
)

it('sees it behind what wraps it, as the ORM does', () => {
  const wrapped = new Error('Failed query: select 1', { cause: failing('57P01') })
  expect(toAppError(wrapped, silentLog, 'id').status).toBe(503)
})

it('calls nothing else so: a statement of ours that is wrong is our fault', () => {
  expect(toAppError(failing('42601'), silentLog, 'id').status).toBe(500)
})
