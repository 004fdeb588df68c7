import type { ExportPlan, WirePart } from '@prostuti/contract'
import { exportQuestions, planExport } from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'

/** Which questions would leave the bank, and in which format. */
export type ExportFilter = NonNullable<WirePart<'questions.planExport', 'query'>>
/** Which questions leave the bank, and in which format. */
export type QuestionsExport = WirePart<'questions.exportQuestions', 'body'>

/** The calls by which staff take questions out of the bank. */
export interface StaffExportsApi {
  /** What would leave, and what it has that a format may not hold. */
  plan(filter?: ExportFilter): Promise<ExportPlan>
  /** The file, or with `losses` the list of what each question loses. Throws `conflict` where the bank is not as it was seen any more. */
  file(what: QuestionsExport): Promise<Blob>
}

/** All of a bank is read for it. */
const long = { limitMs: 120_000 }

/**
 * `StaffExportsApi` of a client.
 *
 * @example const { leaving } = await staffExportsApiOf(prostuti).plan({ category: '7' })
 */
export function staffExportsApiOf({ http }: Pick<Prostuti, 'http'>): StaffExportsApi {
  return {
    plan: (filter = {}) => http.call(planExport, { query: filter }, long),
    async file(what) {
      // Files come as bytes, the list as text.
      const content: BlobPart = await http.call(exportQuestions, { body: what }, long)
      return new Blob([content])
    },
  }
}
