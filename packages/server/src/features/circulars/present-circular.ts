import { type Circular, type CircularCard, districtName, type Language } from '@prostuti/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { startOfDhakaDay } from '../../platform/dhaka-day.ts'
import { altOf, imagePath, type Picture, readPictures } from '../../platform/images/index.ts'
import { publicSlug } from '../questions/index.ts'
import type { CircularRow } from './public-circulars.ts'
import { circulars } from './tables/circulars.ts'

/** What a card shows. */
const shownColumns = {
  id: circulars.id,
  state: circulars.state,
  title: circulars.title,
  company: circulars.company,
  category: circulars.category,
  employmentStatus: circulars.employmentStatus,
  vacancy: circulars.vacancy,
  location: circulars.location,
  district: circulars.district,
  applicationStartDate: circulars.applicationStartDate,
  deadline: circulars.deadline,
  deadlineTime: circulars.deadlineTime,
  endsAt: circulars.endsAt,
  examDate: circulars.examDate,
  publishedOn: circulars.publishedOn,
  isSample: circulars.isSample,
}
type ShownRow = Pick<CircularRow, keyof typeof shownColumns>

/** What a list reads of each: what is shown, and what it is ordered by. */
export const cardColumns = {
  ...shownColumns,
  createdAt: circulars.createdAt,
  deadlineUp: circulars.deadlineUp,
  deadlineDown: circulars.deadlineDown,
  examUp: circulars.examUp,
  examDown: circulars.examDown,
}
export type CardRow = Pick<CircularRow, keyof typeof cardColumns>

const titleSlug = (title: string): string => publicSlug(title) ?? 'circular'

/** The page of a circular, from the site's root. */
export const circularPath = ({ id, title }: Pick<CircularRow, 'id' | 'title'>): string =>
  `/jobs/${id}/${encodeURIComponent(titleSlug(title))}`

/** An empty text is not provided. */
const given = (text: string): string | null => text || null

export function presentCard(row: ShownRow, language: Language): CircularCard {
  const { district } = row
  const opensOn = row.applicationStartDate
  return {
    id: String(row.id),
    slug: titleSlug(row.title),
    ...{ title: row.title, company: row.company, vacancy: row.vacancy, location: given(row.location) },
    category: row.category,
    employment_status: row.employmentStatus,
    district: district && { id: district, name: districtName(district, language) },
    application_start_date: opensOn,
    opens_at: opensOn && new Date(startOfDhakaDay(opensOn)).toISOString(),
    ...{ deadline: row.deadline, deadline_time: row.deadlineTime, ends_at: row.endsAt?.toISOString() ?? null },
    exam_date: row.examDate,
    published_on: row.publishedOn?.toISOString() ?? null,
    state: row.state,
    is_sample: row.isSample,
  }
}

/** What the whole of a circular is made of, whether it is stored or only previewed. */
type WholeRow = ShownRow &
  Pick<CircularRow, 'imageAlt' | 'shownTexts' | 'workspace' | 'officeTime' | 'reference' | 'experienceReq' | 'ageReq'> &
  Pick<
    CircularRow,
    'salary' | 'genderReq' | 'applicationMethod' | 'applyLink' | 'url' | 'postUrl' | 'source' | 'updatedAt'
  >

export function presentCircular(row: WholeRow, picture: Picture | undefined, language: Language): Circular {
  return {
    ...presentCard(row, language),
    image: picture
      ? {
          ...{ path: imagePath(picture.digest), width: picture.width, height: picture.height },
          alt: row.imageAlt || altOf(picture, language),
        }
      : null,
    ...row.shownTexts,
    workspace: row.workspace,
    ...{ office_time: given(row.officeTime), reference: given(row.reference) },
    ...{ experience_req: given(row.experienceReq), age_req: given(row.ageReq), salary: given(row.salary) },
    gender_req: row.genderReq,
    application_method: row.applicationMethod,
    ...{ apply_link: given(row.applyLink), url: given(row.url), post_url: given(row.postUrl) },
    source: given(row.source),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** A circular's picture, where it has one that is ready. */
export async function pictureOf(
  orm: Pick<NodePgDatabase, 'select'>,
  { imageId }: Pick<CircularRow, 'imageId'>,
): Promise<Picture | undefined> {
  return imageId === null ? undefined : (await readPictures(orm, [imageId])).get(imageId)
}
