import type { DatedEntry, DatedKind, Language } from '@prostuti/contract'
import { AppError } from '../../../../platform/errors/app-error.ts'

/** What has an exam, as it is published now. */
export interface DatedThing extends Pick<DatedEntry, 'title' | 'href' | 'time'> {
  /** `YYYY-MM-DD` in Dhaka; null: not known. */
  readonly date: string | null
}

/** Published things of one kind by their ids; the others are left out. */
export type FindDates = (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, DatedThing>>

/** A finder for each kind, which the features that publish them fulfil. Nothing is found of a kind without one. */
export type DatedFinders = Partial<Readonly<Record<DatedKind, FindDates>>>

/** One that has a day. Throws `not_found`, and `no_data` where its day is not known. */
export async function getDatedThing(
  { datedFinders }: { readonly datedFinders: DatedFinders },
  { kind, id }: { readonly kind: DatedKind; readonly id: string },
  language: Language,
): Promise<DatedThing & { date: string }> {
  const thing = (await datedFinders[kind]?.([id], language))?.get(id)
  if (!thing) throw new AppError('not_found')
  const { date } = thing
  if (date === null) throw new AppError('no_data')
  return { ...thing, date }
}
