import { type AskedRight, limitOf, mayDo, type Right, type RightLimit } from '@prostuti/contract/rights'
import { useStaffContext } from '../context/staff-context.ts'
import { useTexts } from '../text/use-texts.ts'

/** Whether the person's role may do something; the server decides by the same table. */
export const useMay = (right: AskedRight): boolean => mayDo(useStaffContext().person.role, right)

/** How far a right goes for the person; null where the role lacks it. */
export const useLimit = (right: Right): RightLimit | null => limitOf(useStaffContext().person.role, right)

/**
 * Why the person may not, for a button that stays and says so; undefined where they may.
 *
 * @example <SaveButton form={form} disabled={useDenial('exams.publish')} />
 */
export function useDenial(right: AskedRight): string | undefined {
  const t = useTexts()
  return useMay(right) ? undefined : t('frame.beyond_role')
}
