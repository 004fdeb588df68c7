import type { ProgramCover, StaffProgram, StaffText } from '@prostuti/contract'
import type { ProgramChanges } from '@prostuti/sdk/programs'
import type { Stored } from '../foundation/form/index.ts'

/** A program's fields as its form has them. */
export interface ProgramValues extends Readonly<Record<string, unknown>> {
  readonly title_bn: string
  readonly title_en: string
  readonly summary_bn: string
  readonly summary_en: string
  readonly description_bn: string
  readonly description_en: string
  readonly syllabus: readonly StaffText[]
  readonly cover: ProgramCover
  readonly tags: readonly string[]
  readonly position: number
  readonly cost: number
  readonly cost_in_tk: number
  readonly is_personalized: boolean
  /** `YYYY-MM-DD`; empty: not set. */
  readonly starts_on: string
}

export function toStored({ title, summary, description, starts_on, ...program }: StaffProgram): Stored<ProgramValues> {
  const { syllabus, cover, tags, position, cost, cost_in_tk, is_personalized, revision } = program
  return {
    version: revision,
    values: {
      ...{ title_bn: title.bn, title_en: title.en, summary_bn: summary.bn, summary_en: summary.en },
      ...{ description_bn: description.bn, description_en: description.en },
      ...{ syllabus, cover, tags, position, cost, cost_in_tk, is_personalized, starts_on: starts_on ?? '' },
    },
  }
}

export function toChanges(values: ProgramValues, revision: number): ProgramChanges {
  const { title_bn, title_en, summary_bn, summary_en, description_bn, description_en } = values
  const { syllabus, cover, tags, position, cost, cost_in_tk, is_personalized, starts_on } = values
  return {
    revision,
    title: { bn: title_bn, en: title_en },
    summary: { bn: summary_bn, en: summary_en },
    description: { bn: description_bn, en: description_en },
    ...{ syllabus: [...syllabus], cover, tags: [...tags], position, cost, cost_in_tk, is_personalized },
    starts_on: is_personalized || starts_on === '' ? null : starts_on,
  }
}
