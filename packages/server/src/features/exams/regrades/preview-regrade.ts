import type { Language, RegradePreview, ResultChange } from '@prostuti/contract'
import { previewRegrade } from '@prostuti/contract/exams/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type Exam, instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { presentPerson } from '../standings/rank-rows.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { KeyChange } from '../tables/regrades.ts'
import { countMoved, rescoringsOf } from './count-moved.ts'
import { assertReady } from './regradable.ts'
import { effectOf, exampleGroups, positionsOf } from './regrade-effect.ts'
import type { MovedMarks } from './rescored-sheets.ts'
import { changesAsSeen } from './result-change.ts'
import { keyChanges, readStoredKeys } from './stored-keys.ts'

/** What other keys would do, before anything is done. Throws `conflict` for an exam that cannot be regraded now. */
export function createPreviewRegrade(deps: StaffDeps) {
  return implement(previewRegrade, async ({ params, body }, { language }): Promise<RegradePreview> => {
    const exam = await deps.catalog.stored(Number(params.id))
    await assertReady(deps.db.pool, exam.id)
    const { moved, changes } = await inTransaction(deps.db.pool, async client => {
      const stored = await readStoredKeys(client, exam.id, exam.resultVersion)
      const changes = keyChanges(stored, body.changes)
      return { changes, moved: await countMoved(client, await rescoringsOf(client, exam, changes)) }
    })
    const of = (mode: number) =>
      effectOf(
        moved.filter(each => each.mode === mode),
        exam.cutMark,
      )
    return {
      version: exam.resultVersion,
      live: of(attemptMode.live),
      archive: of(attemptMode.archive),
      examples: await readExamples(deps, exam, moved, changes, language),
    }
  })
}

/** What people of different groups would read, of the live exam where anybody sat it. */
async function readExamples(
  deps: StaffDeps,
  exam: Exam,
  moved: readonly MovedMarks[],
  changes: readonly KeyChange[],
  language: Language,
): Promise<RegradePreview['examples']> {
  const live = moved.filter(({ mode }) => mode === attemptMode.live)
  const peers = live.length > 0 ? live : moved
  return Promise.all(exampleGroups(peers).map(group => readExample(deps, exam, { peers, group, changes, language })))
}

interface ExampleOptions {
  readonly peers: readonly MovedMarks[]
  readonly group: MovedMarks
  readonly changes: readonly KeyChange[]
  readonly language: Language
}

async function readExample(deps: StaffDeps, exam: Exam, { peers, group, changes, language }: ExampleOptions) {
  const { rows } = await deps.db.pool.query<{ seed: number; paperVersion: number; sheet: Buffer; name: string | null }>(
    `select a.seed, a.paper_version as "paperVersion", a.sheet, u.name from attempts a left join users u on u.id = a.user_id
      where a.user_id = $1 and a.exam_id = $2 and a.mode = $3 and a.try = $4`,
    [group.person, exam.id, group.mode, group.try],
  )
  const tried = rows[0]!
  const positions = positionsOf(peers, group)
  const change: ResultChange = {
    at: instantText(deps.clock.now()),
    questions: await changesAsSeen(deps, exam, tried, changes, language),
    hidden: 0,
    marks_before: group.before / 1000,
    marks_after: group.after / 1000,
    position_before: positions.before,
    position_after: positions.after,
  }
  const person = { name: tried.name, picture: null, user_id: group.person }
  return {
    name: presentPerson(person, { language, showPicture: deps.showPicture }).name,
    state: group.mode === attemptMode.live ? ('live' as const) : ('archive' as const),
    change,
  }
}
