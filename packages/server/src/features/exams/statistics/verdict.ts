import { type ItemVerdict, verdictLimits } from '@prostuti/contract'
import type { ItemFigures } from './item-figures.ts'

/** How often an option was chosen, in per cent: of all, and of the best sheets. */
export interface ChosenOption {
  readonly accepted: boolean
  readonly share: number
  readonly best: number
}

export interface JudgedItem extends Pick<ItemFigures, 'facility' | 'discrimination'> {
  readonly cancelled: boolean
  readonly options: readonly ChosenOption[]
}

/** What the figures say of a question; of several the one that comes first in `itemVerdicts`. */
export function verdictOf({ cancelled, facility, discrimination, options }: JudgedItem): ItemVerdict {
  if (cancelled) return 'cancelled'
  // Where everybody agrees with the key, it is not the key that is wrong.
  if (facility !== null && facility >= verdictLimits.easyFacility) return 'too_easy'
  if (facility === null || discrimination === null) return 'unknown'
  if (discrimination < 0) return 'key_wrong'
  if (facility <= verdictLimits.hardFacility) return 'too_hard'
  if (discrimination < verdictLimits.weakDiscrimination) return hasRival(options) ? 'two_right' : 'weak'
  return options.some(({ accepted, share }) => !accepted && share <= verdictLimits.unusedShare)
    ? 'option_unused'
    : 'good'
}

/** Whether the best choose another option nearly as often as the key's. */
function hasRival(options: readonly ChosenOption[]): boolean {
  const most = (accepted: boolean) =>
    Math.max(0, ...options.filter(each => each.accepted === accepted).map(({ best }) => best))
  return most(false) > 0 && most(false) >= most(true) * verdictLimits.rivalPart
}
