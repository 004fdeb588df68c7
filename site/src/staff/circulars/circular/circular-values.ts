import type {
  ApplicationMethod,
  CircularCategory,
  District,
  EmploymentStatus,
  GenderRequirement,
  StaffCircular,
  Workspace,
} from '@prostuti/contract'
import type { NewCircular } from '@prostuti/sdk/staff'
import type { Stored } from '../../foundation/form/index.ts'
import { fromDhaka, toDhaka } from '../../foundation/index.ts'

interface PictureValue {
  readonly id: string
  readonly alt: string
  /** Where it stands; null until it is read again. */
  readonly path: string | null
}

/** A circular's fields as the form has them, by the API's names; empty: not provided. */
export interface CircularValues extends Readonly<Record<string, unknown>> {
  readonly title: string
  readonly company: string
  readonly category: CircularCategory
  readonly employment_status: readonly EmploymentStatus[]
  readonly vacancy: number | null
  readonly workspace: Workspace
  readonly office_time: string
  readonly reference: string
  readonly location: string
  readonly district: District | ''
  readonly image: PictureValue | null
  readonly requirements: string
  readonly additional_requirements: string
  readonly experience_req: string
  readonly gender_req: GenderRequirement | ''
  readonly age_req: string
  readonly context: string
  readonly responsibilities: string
  readonly salary: string
  readonly benefits: string
  readonly application_method: ApplicationMethod | ''
  readonly apply_link: string
  readonly application_start_date: string
  readonly deadline: string
  readonly deadline_time: string
  readonly exam_date: string
  readonly how_to_apply: string
  readonly instructions: string
  readonly source: string
  readonly post_url: string
  readonly url: string
  /** As an input of day and time has it, in Dhaka. */
  readonly published_on: string
  readonly note: string
}
export type CircularField = keyof CircularValues & string

/** The form's groups, in the order in which a circular is read. */
export const fieldGroups = {
  post: [
    ...(['title', 'company', 'category', 'employment_status', 'vacancy', 'workspace'] as const),
    ...(['office_time', 'reference', 'location', 'district', 'image'] as const),
  ],
  applicants: ['requirements', 'additional_requirements', 'experience_req', 'gender_req', 'age_req'],
  work: ['context', 'responsibilities', 'salary', 'benefits'],
  applying: [
    ...(['application_method', 'apply_link', 'application_start_date', 'deadline', 'deadline_time'] as const),
    ...(['exam_date', 'how_to_apply', 'instructions'] as const),
  ],
  source: ['source', 'post_url', 'url', 'published_on', 'note'],
} as const satisfies Readonly<Record<string, readonly CircularField[]>>
export type FieldGroup = keyof typeof fieldGroups
export const groupNames = Object.keys(fieldGroups) as FieldGroup[]

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== undefined

/** An approved one that is typed for the first time works in the office, and is a draft. */
export const emptyCircular: CircularValues = {
  ...{ title: '', company: '', category: 'other', employment_status: [], vacancy: null, workspace: 'in_office' },
  ...{ office_time: '', reference: '', location: '', district: '', image: null },
  ...{ requirements: '', additional_requirements: '', experience_req: '', gender_req: '', age_req: '' },
  ...{ context: '', responsibilities: '', salary: '', benefits: '' },
  ...{ application_method: '', apply_link: '', application_start_date: '', deadline: '', deadline_time: '' },
  ...{ exam_date: '', how_to_apply: '', instructions: '' },
  ...{ source: '', post_url: '', url: '', published_on: '', note: '' },
}

export function toStored({ fields, revision, changed }: StaffCircular): Stored<CircularValues> {
  return {
    version: revision,
    by: changed?.by,
    values: {
      ...fields,
      district: fields.district ?? '',
      gender_req: fields.gender_req ?? '',
      application_method: fields.application_method ?? '',
      application_start_date: fields.application_start_date ?? '',
      deadline: fields.deadline ?? '',
      deadline_time: fields.deadline_time ?? '',
      exam_date: fields.exam_date ?? '',
      published_on: fields.published_on ? toDhaka(fields.published_on) : '',
    },
  }
}

/** An address as people type it, without `https://`. */
export const withScheme = (address: string): string => {
  const text = address.trim()
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

/** The fields as the API takes them. */
export function toBody(values: CircularValues): Required<NewCircular> {
  const { image, district, gender_req, application_method } = values
  return {
    ...values,
    employment_status: [...values.employment_status],
    image: image && { id: image.id, alt: image.alt },
    ...{ district: district || null, gender_req: gender_req || null, application_method: application_method || null },
    apply_link: withScheme(values.apply_link),
    post_url: withScheme(values.post_url),
    url: withScheme(values.url),
    application_start_date: values.application_start_date || null,
    deadline: values.deadline || null,
    // An hour of no day says nothing.
    deadline_time: (values.deadline && values.deadline_time) || null,
    exam_date: values.exam_date || null,
    published_on: values.published_on ? fromDhaka(values.published_on) : null,
  }
}
