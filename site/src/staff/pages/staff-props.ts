import type { StaffProps } from '../foundation/context/staff-props.ts'
import type { RoomName } from '../rooms.ts'
import { textsOf } from '../texts.ts'

/**
 * What a page hands its screen, with the texts of the rooms that the screen names.
 *
 * @example <PaymentsScreen client:only="react" staff={staffProps(Astro.locals, 'payments')} />
 */
export function staffProps({ host, viewer }: App.Locals, ...rooms: RoomName[]): StaffProps {
  // The guard lets nobody come here who is not of the staff.
  if (!viewer?.role) throw new Error('a staff page is drawn for nobody')
  return {
    language: host.language,
    apiBase: host.apiBase,
    now: host.now(),
    person: { id: viewer.id, name: viewer.name, role: viewer.role },
    texts: textsOf(host.language, rooms),
  }
}
