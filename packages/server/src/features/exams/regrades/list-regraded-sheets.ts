import type { ParsedPart, RegradedSheet } from '@prostuti/contract'
import { listRegradedSheets } from '@prostuti/contract/exams/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { presentPerson } from '../standings/rank-rows.ts'
import { attemptMode } from '../tables/attempts.ts'
import { countMoved, rescoringsOf } from './count-moved.ts'
import { assertReady } from './regradable.ts'
import { type PlacedMarks, placesOf } from './regrade-effect.ts'
import { readRescored } from './rescored-sheets.ts'
import { keyChanges, readStoredKeys } from './stored-keys.ts'

type Show = ParsedPart<'exams.listRegradedSheets', 'body'>['show']

/**
 * Whom other keys would move, person by person: the ranked sheets of the live exam. Throws `conflict` for an exam that cannot be
 * regraded now.
 */
export function createListRegradedSheets(deps: StaffDeps) {
  return implement(listRegradedSheets, async ({ params, body }, { language }) => {
    const exam = await deps.catalog.stored(Number(params.id))
    await assertReady(deps.db.pool, exam.id)
    return inTransaction(deps.db.pool, async client => {
      const changes = keyChanges(await readStoredKeys(client, exam.id, exam.resultVersion), body.changes)
      const rescorings = await rescoringsOf(client, exam, changes)
      const moved = await countMoved(client, rescorings)
      const ranked = moved.filter(each => each.ranked && each.mode === attemptMode.live)
      const shown = chosen(placesOf(ranked), body.show, exam.cutMark)
      const groups = first(shown, body.limit)
      const rows = []
      for (const rescoring of rescorings) rows.push(...(await readRescored(client, rescoring, groups, body.limit)))
      const inOrder = rows.sort(
        (a, b) =>
          a.group - b.group ||
          a.takenMs - b.takenMs ||
          Number(a.submittedAt) - Number(b.submittedAt) ||
          a.person - b.person,
      )
      return {
        version: exam.resultVersion,
        count: shown.reduce((sum, { count }) => sum + count, 0),
        results: inOrder.slice(0, body.limit).map(({ group, person, name }): RegradedSheet => {
          const { before, after, positionBefore, positionAfter } = groups[group]!
          const who = { name, picture: null, user_id: String(person) }
          return {
            name: presentPerson(who, { language, showPicture: deps.showPicture }).name,
            ...{ marks_before: before / 1000, marks_after: after / 1000 },
            ...{ position_before: positionBefore, position_after: positionAfter },
          }
        }),
      }
    })
  })
}

const rise = ({ positionBefore, positionAfter }: PlacedMarks) => positionBefore - positionAfter

/** The groups that are asked for, in the order in which they are shown. */
function chosen(groups: readonly PlacedMarks[], show: Show, cutMark: number | null): PlacedMarks[] {
  const byPlace = groups.toSorted((a, b) => a.positionAfter - b.positionAfter || a.positionBefore - b.positionBefore)
  if (show === 'risen') return byPlace.filter(each => rise(each) > 0).sort((a, b) => rise(b) - rise(a))
  if (show === 'fallen') return byPlace.filter(each => rise(each) < 0).sort((a, b) => rise(a) - rise(b))
  if (show === 'first') return byPlace
  return byPlace.filter(({ before, after }) => cutMark !== null && before >= cutMark !== after >= cutMark)
}

/** As many groups as it takes for so many people. */
function first(groups: readonly PlacedMarks[], people: number): PlacedMarks[] {
  let count = 0
  return groups.filter(group => {
    const isNeeded = count < people
    count += group.count
    return isNeeded
  })
}
