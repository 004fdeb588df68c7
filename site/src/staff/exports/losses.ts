import type { ExportPlan } from '@prostuti/contract'
import {
  type BankPart,
  bankParts,
  type ExportFormat,
  exportFormats,
  formatHolds,
  type Held,
} from '@prostuti/contract/questions/formats'

/** A part that does not leave as it is, with the number of questions that have it. */
export interface Loss {
  readonly part: BankPart
  readonly held: Exclude<Held, 'whole'>
  readonly count: number
}

/** What the questions of a plan lose in a format: what is gone first, then what changes its shape; the most first. */
export function lossesOf(plan: Pick<ExportPlan, 'parts'>, format: ExportFormat): Loss[] {
  const losses = plan.parts.flatMap(({ part, count }): Loss[] => {
    const held = formatHolds[format][part]
    return count > 0 && held !== 'whole' ? [{ part, held, count }] : []
  })
  return losses.sort((one, other) => rankOf(one) - rankOf(other) || other.count - one.count)
}

const rankOf = ({ held }: Loss) => (held === 'lost' ? 0 : 1)

const costOf = (losses: readonly Loss[]) =>
  losses.reduce((sum, { held, count }) => sum + (held === 'lost' ? 1_000 : 1) * count, 0)

/** Another format that loses less of these questions, and what it keeps that this one does not; null where none does. */
export function betterFormat(
  plan: Pick<ExportPlan, 'parts'>,
  format: ExportFormat,
): { readonly format: ExportFormat; readonly kept: readonly BankPart[] } | null {
  const best = exportFormats.reduce((one, other) =>
    costOf(lossesOf(plan, other)) < costOf(lossesOf(plan, one)) ? other : one,
  )
  if (costOf(lossesOf(plan, best)) >= costOf(lossesOf(plan, format))) return null
  const there = new Set(lossesOf(plan, best).map(({ part }) => part))
  const lost = new Set(lossesOf(plan, format).map(({ part }) => part))
  const kept = bankParts.filter(part => lost.has(part) && !there.has(part))
  return kept.length > 0 ? { format: best, kept } : null
}
