import type { CircularFields, ParsedPart } from '@prostuti/contract'
import type { CircularRow } from '../public-circulars.ts'

/** A circular as staff type it. */
export type TypedFields = ParsedPart<'circulars.createCircular', 'body'>

/** The fields of a row as they were typed. */
export function typedFields(row: CircularRow): TypedFields {
  return {
    ...{ title: row.title, company: row.company, category: row.category, employment_status: row.employmentStatus },
    ...{ vacancy: row.vacancy, workspace: row.workspace, office_time: row.officeTime, reference: row.reference },
    ...{ location: row.location, district: row.district },
    image: row.imageId === null ? null : { id: String(row.imageId), alt: row.imageAlt },
    ...{ requirements: row.requirements, additional_requirements: row.additionalRequirements },
    ...{ experience_req: row.experienceReq, gender_req: row.genderReq, age_req: row.ageReq, context: row.context },
    ...{ responsibilities: row.responsibilities, salary: row.salary, benefits: row.benefits },
    ...{ application_method: row.applicationMethod, apply_link: row.applyLink },
    application_start_date: row.applicationStartDate,
    ...{ deadline: row.deadline, deadline_time: row.deadlineTime, exam_date: row.examDate },
    ...{ how_to_apply: row.howToApply, instructions: row.instructions, source: row.source },
    ...{ post_url: row.postUrl, url: row.url },
    published_on: row.publishedOn?.toISOString() ?? null,
    note: row.note,
  }
}

/** The same for the form, which shows the picture. */
export function formFields(row: CircularRow, picturePath: string | null): CircularFields {
  const { image, ...fields } = typedFields(row)
  return { ...fields, image: image && { ...image, path: picturePath } }
}

/** As the audit log has them. */
export const auditFields = (row: CircularRow): Record<string, unknown> => ({ ...typedFields(row), state: row.state })
