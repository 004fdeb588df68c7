import type { Language, StandingRow } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ShowPicture } from '../../auth/index.ts'
import { generatedExaminee } from '../../auth/index.ts'
import type { Exam } from '../exam.ts'
import type { RankPage } from './rank-pages.ts'

/** One version of a live exam's results. */
export interface RankedVersion {
  readonly examId: number
  readonly version: number
}

/** The order of all standings: marks, then time taken, then who handed in first; people of one instant by id. */
export const rankOrder = 'marks desc, taken_ms, submitted_at, user_id'

/** A row of standings as the database gives it, provisional or final. Marks in thousandths. */
export interface RankRow {
  readonly rowNumber: number
  readonly position: number
  readonly user_id: string
  readonly marks: number
  readonly taken_ms: number
  /** What the person wants to be called, else their own name; null for an account that is gone or has none to show. */
  readonly name: string | null
  readonly picture: string | null
}

/** What is wanted of standings. */
export interface StandingsQuery {
  readonly page: RankPage
  readonly search?: string
  /** Whose neighbourhood; null: nobody's. */
  readonly person: bigint | null
}

export interface FoundStandings {
  /** Everybody who is ranked, or how many a search found. */
  readonly count: number
  /** The number of rows that can be paged through. */
  readonly listed: number
  readonly rows: RankRow[]
  /** My own row with some before and after it; none for who is not ranked. */
  readonly neighbours: RankRow[]
}

/** How many rows before mine and after it. */
export const neighbourCount = 5

/**
 * The columns of a `RankRow` that come from the person, in statements that call them `u`. An alias hides the picture too,
 * and an address is no name, though a provider may have given it for one.
 */
export const personColumns = `coalesce(u.rank_alias, case when strpos(u.name, '@') = 0 then u.name end) as name,
  case when u.rank_alias is null then u.picture end as picture`

/** Whether any of these rows belongs to an examinee whom the demo has generated. */
export async function hasGenerated(pool: Pool, rows: readonly Pick<RankRow, 'user_id'>[]): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'generated-examinees',
    text: 'select 1 from identities where user_id = any($1) and issuer = $2 limit 1',
    values: [rows.map(row => row.user_id), generatedExaminee],
  })
  return rowCount === 1
}

const defaultNames: Record<Language, string> = { bn: 'পরীক্ষার্থী', en: 'Examinee' }

/** Whose list it is, and who reads it. */
interface RowReading {
  readonly exam: Exam
  readonly viewer: Viewer | null
  readonly language: Language
  readonly showPicture: ShowPicture
}

/** Presents a row as this viewer reads it. */
export function presentRow(row: RankRow, { exam, viewer, language, showPicture }: RowReading): StandingRow {
  return {
    position: row.position,
    place: row.rowNumber,
    user: presentPerson(row, { language, showPicture }),
    marks: row.marks / 1000,
    taken_seconds: Math.round(row.taken_ms / 1000),
    passed: exam.cutMark === null ? null : row.marks >= exam.cutMark,
    is_me: viewer !== null && row.user_id === String(viewer.id),
  }
}

/** A person as others see them: by their alias or name, else by a number. */
export function presentPerson(
  { name, picture, user_id: id }: Pick<RankRow, 'name' | 'picture' | 'user_id'>,
  { language, showPicture }: Pick<RowReading, 'language' | 'showPicture'>,
): StandingRow['user'] {
  return { name: shownName(name, id, language), picture: showPicture(picture) }
}

function shownName(name: string | null, id: string, language: Language): string {
  return name?.trim() || `${defaultNames[language]} ${BigInt(id).toLocaleString(language, { useGrouping: false })}`
}
