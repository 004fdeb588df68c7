import type { Language } from '@prostuti/contract'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { RoomName, TextKey } from '../../rooms.ts'
import { useStaffContext } from '../context/staff-context.ts'

/**
 * The words of a room and of the frame. The page has to name the room too (`staffProps`).
 *
 * @example const t = useTexts('payments'); t('payments.title')
 */
export function useTexts<Room extends RoomName = never>(..._rooms: Room[]): Translate<TextKey<Room>> {
  return useStaffContext().t
}

export const useLanguage = (): Language => useStaffContext().language
