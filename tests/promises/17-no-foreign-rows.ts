import { operations, shapes } from '@prostuti/contract'
import { createRouter } from '@prostuti/server/platform/http/api/router'
import { silentLog } from '@prostuti/server/platform/log'
import { systemClock } from '@prostuti/server/testing/test-app'
import { type ExamSetup, judgeSmuggled, undeclaredUnchanged } from './foreign/smuggled-fields.ts'
import { judgeSwappedIds, noForeignRead, noForeignWrite } from './foreign/swapped-ids.ts'
import { type Send, withinProcess } from './malformed/send.ts'
import { definePromise } from './runner/define-promise.ts'
import { buildApp } from './support/serve-app.ts'
import { findsAnybodysAttempt } from './variants/anybodys-attempt.ts'
import { dropsAnybodysBookmark } from './variants/anybodys-bookmark.ts'
import { findsAnybodysPractice } from './variants/anybodys-practice.ts'

export default definePromise({
  number: 17,
  title: 'No foreign rows, no smuggled fields.',
  async run(trial) {
    await judgeSwappedIds(trial)
    await judgeSmuggled(trial, trial.n(12, 1_000))
    await trial.control('an attempt that anybody can find', noForeignRead, wrong =>
      judgeSwappedIds(wrong, { replaceParts: findsAnybodysAttempt, among: ['running'] }),
    )
    await trial.control('a bookmark that anybody can drop', noForeignWrite, wrong =>
      judgeSwappedIds(wrong, { replaceParts: dropsAnybodysBookmark, among: [] }),
    )
    const practices = operations.filter(({ id }) => /^study\.\w+Practice$/.test(id))
    await trial.control('a practice that anybody can find', noForeignRead, wrong =>
      judgeSwappedIds(wrong, { spoil: findsAnybodysPractice('GET'), operations: practices, among: ['over'] }),
    )
    await trial.control('a practice that anybody can delete', noForeignWrite, wrong =>
      judgeSwappedIds(wrong, { spoil: findsAnybodysPractice('DELETE'), operations: practices, among: ['over'] }),
    )
    await trial.control('a handler that writes whatever it is sent', undeclaredUnchanged, wrong =>
      judgeSmuggled(wrong, 1, spreading),
    )
  },
})

/** Everything as it is, but a change of one's profile that looks at no list of fields. */
function spreading({ db, wire }: ExamSetup): Send {
  const operation = operations.find(({ id }) => id === 'auth.updateUser')!
  const shape = shapes['auth.updateUser']
  const router = createRouter({
    implementations: [
      {
        operation,
        shape: { ...shape, body: shape.body.loose() },
        async handle({ body }, { viewer }) {
          const { is_moderator } = body as { is_moderator?: boolean }
          await db.pool.query(`update users set role = case when $2 then 'owner' else role end where id = $1`, [
            String(viewer!.id),
            is_moderator,
          ])
          return {}
        },
      },
    ],
    authenticate: buildApp({ db }).auth.authenticate,
    clock: systemClock,
    log: silentLog,
  })
  const loosely = withinProcess(router)
  return (payload, token) => (payload.path === `/api/${operation.path}` ? loosely : wire)(payload, token)
}
