import type { LiveRoom, ReturnsOf, StaffRoomMessage, WirePart } from '@prostuti/contract'
import { getLiveRoom, giveTimeToAll, sendRoomMessage, setRoomEntry } from '@prostuti/contract/exams/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'

type TimeForAll = WirePart<'exams.giveTimeToAll', 'body'>
type RoomWords = WirePart<'exams.sendRoomMessage', 'body'>['text']

/** The calls by which staff look after a live exam while it is sat. */
export interface StaffLiveRoomApi {
  get(exam: string): Promise<LiveRoom>
  /** Throws `exam_over`. Nobody takes it back. */
  giveTime(exam: string, time: TimeForAll): Promise<ReturnsOf<'exams.giveTimeToAll'>>
  /** Whether more learners may begin. Throws `conflict` where the exam's form hides it. */
  setEntry(exam: string, open: boolean): Promise<ReturnsOf<'exams.setRoomEntry'>>
  /** Throws `exam_over`. */
  say(exam: string, text: RoomWords): Promise<StaffRoomMessage>
}

/**
 * `StaffLiveRoomApi` of a client.
 *
 * @example await staffLiveRoomApiOf(prostuti).giveTime('12', { minutes: 10, reason: { bn: 'বিদ্যুৎ ছিল না' } })
 */
export function staffLiveRoomApiOf({ http }: Pick<Prostuti, 'http'>): StaffLiveRoomApi {
  return {
    get: exam => http.call(getLiveRoom, { params: { id: exam } }),
    giveTime: (exam, body) =>
      oncePerIntent(http, JSON.stringify({ timeForAll: exam, body }), idempotencyKey =>
        http.call(giveTimeToAll, { params: { id: exam }, body }, { idempotencyKey }),
      ),
    setEntry: (exam, open) => http.call(setRoomEntry, { params: { id: exam }, body: { open } }),
    say: (exam, text) =>
      oncePerIntent(http, JSON.stringify({ say: exam, text }), idempotencyKey =>
        http.call(sendRoomMessage, { params: { id: exam }, body: { text } }, { idempotencyKey }),
      ),
  }
}
