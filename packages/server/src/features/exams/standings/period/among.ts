import type { AskedPeriodStandings, District, Language, PeriodStandings } from '@prostuti/contract'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../../platform/http/call/viewer.ts'
import { findCentre, isOwnPage, readBelonging } from '../../../partners/index.ts'
import { instantText } from '../../exam.ts'
import type { ResultDeps } from '../../exam-deps.ts'
import type { SqlPart } from './listing.ts'

/** Who asks, and from which page. */
export interface RankReader {
  readonly viewer: Viewer | null
  readonly language: Language
  /** Of the page that calls; undefined: one of ours, or none. */
  readonly origin: string | undefined
  /** Whose server asks, by a key of its own; left out: none. */
  readonly partner?: string
}

/** Among whom, as a list names it. `people` null: among all. */
export interface Circle extends Pick<PeriodStandings, 'program' | 'district' | 'centre'> {
  readonly isUnset: boolean
  readonly people: SqlPart | null
}

const everybody: Circle = { isUnset: false, people: null, program: null, district: null, centre: null }
const unset: Circle = { ...everybody, isUnset: true }

/** Throws `forbidden` for another centre than one's own, and `not_found` for a program that this visitor does not see. */
export async function findCircle(
  deps: ResultDeps,
  { among, program, centre }: Pick<AskedPeriodStandings, 'among' | 'program' | 'centre'>,
  reader: RankReader,
): Promise<Circle> {
  if (among === 'all') return everybody
  if (among === 'program') return programCircle(deps, program, reader)
  const own = reader.viewer && (await readBelonging(deps.db.pool, reader.viewer.id, reader.language))
  if (among === 'district') return own?.district ? districtCircle(own.district) : unset
  if (centre === undefined || centre === own?.centre?.id) return own?.centre ? centreCircle(own.centre) : unset
  return foreignCentre(deps, centre, reader)
}

async function programCircle(deps: ResultDeps, id: string | undefined, reader: RankReader): Promise<Circle> {
  if (id === undefined) throw needed('program')
  const found = await deps.rankedPrograms.find(reader.viewer, id)
  if (!found && !reader.viewer) throw new AppError('not_found')
  if (!found || (reader.viewer && !found.isTheirs)) return unset
  return {
    ...everybody,
    program: { id, title: found.title[reader.language] },
    people: {
      sql: first => deps.rankedPrograms.people(`$${first}::int`, `$${first + 1}::timestamptz`),
      values: [found.id, instantText(deps.clock.now())],
    },
  }
}

const districtCircle = (district: District): Circle => ({
  ...everybody,
  district,
  people: { sql: first => `select user_id from person_belongings where district = $${first}`, values: [district] },
})

const centreCircle = (centre: { id: string; name: string }): Circle => ({
  ...everybody,
  centre,
  people: {
    sql: first => `select user_id from person_belongings where centre_id = $${first}::int`,
    values: [centre.id],
  },
})

/** A partner shows its own people's list; nobody else reads it. */
async function foreignCentre(
  { db }: ResultDeps,
  id: string,
  { viewer, language, origin, partner }: RankReader,
): Promise<Circle> {
  if (partner !== id && !(await isOwnPage(db.pool, id, { viewer, origin }))) throw new AppError('forbidden')
  const centre = await findCentre(db.pool, id, language)
  if (!centre) throw new AppError('forbidden')
  return centreCircle(centre)
}

/** A field that this combination needs. */
export function needed(path: 'exam' | 'program'): AppError {
  const message = `A list of one ${path} names it`
  return new AppError('validation_failed', { fields: [{ path, code: 'required', message }] })
}
