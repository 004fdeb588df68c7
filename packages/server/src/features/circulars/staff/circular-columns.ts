import { endOf } from '../instants.ts'
import type { CircularRow } from '../public-circulars.ts'
import { searchTextOf } from '../texts/search-text.ts'
import { shownTextsOf } from '../texts/shown-texts.ts'
import type { TypedFields } from './circular-fields.ts'

type Columns = Pick<CircularRow, DirectColumn>
type DirectColumn = Exclude<
  keyof CircularRow,
  | ('id' | 'demoSlug' | 'state' | 'publicSince' | 'isSample' | 'revision' | 'createdAt' | 'updatedAt' | 'changedBy')
  | ('previousState' | 'previousPublishedOn' | 'previousPublicSince')
  | ('deadlineUp' | 'deadlineDown' | 'examUp' | 'examDown')
>

/** The columns that are made of what staff typed, and of what is derived from it. */
export function circularColumns(fields: TypedFields): Columns {
  const endsAt = endOf(fields.deadline, fields.deadline_time)
  const shownTexts = shownTextsOf(fields)
  return {
    ...{ title: fields.title, company: fields.company, category: fields.category },
    employmentStatus: [...new Set(fields.employment_status)],
    ...{ vacancy: fields.vacancy, workspace: fields.workspace, officeTime: fields.office_time },
    ...{ reference: fields.reference, location: fields.location, district: fields.district },
    imageId: fields.image && BigInt(fields.image.id),
    imageAlt: fields.image?.alt ?? '',
    ...{ requirements: fields.requirements, additionalRequirements: fields.additional_requirements },
    ...{ experienceReq: fields.experience_req, genderReq: fields.gender_req, ageReq: fields.age_req },
    ...{ context: fields.context, responsibilities: fields.responsibilities, salary: fields.salary },
    ...{ benefits: fields.benefits, applicationMethod: fields.application_method, applyLink: fields.apply_link },
    applicationStartDate: fields.application_start_date,
    ...{ deadline: fields.deadline, deadlineTime: fields.deadline_time, examDate: fields.exam_date },
    endsAt: endsAt === null ? null : new Date(endsAt),
    ...{ howToApply: fields.how_to_apply, instructions: fields.instructions, source: fields.source },
    ...{ postUrl: fields.post_url, url: fields.url, note: fields.note },
    publishedOn: fields.published_on === null ? null : new Date(fields.published_on),
    shownTexts,
    searchKey: searchTextOf(fields, shownTexts),
  }
}
