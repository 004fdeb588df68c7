import type { StaffDeps } from '../exam-deps.ts'
import { createGetLiveRoom } from './get-live-room.ts'
import { createGiveTimeToAll } from './give-time-to-all.ts'
import { createSendRoomMessage } from './send-room-message.ts'
import { createSetRoomEntry } from './set-room-entry.ts'

/** The evening of an exam: figures, more time for everybody, words to all, and the door. */
export function createLiveRoom(deps: StaffDeps) {
  return [createGetLiveRoom(deps), createGiveTimeToAll(deps), createSendRoomMessage(deps), createSetRoomEntry(deps)]
}
