import { z } from 'zod'
import { District } from '../districts.ts'
import { withinLetters } from '../letters.ts'
import { Translated } from '../staff-values.ts'
import { roomMessageLength } from '../text-lengths.ts'
import { Id, IdParams, Instant } from '../values.ts'
import { mostExtraMinutes } from './room-bounds.ts'

const Count = z.number().int()

/** What staff said to everybody who sits an exam, as staff read it. */
export const StaffRoomMessage = z.strictObject({
  id: Id,
  at: Instant,
  /** How much more time it tells of; null: it is a message alone. */
  minutes: Count.nullable(),
  text: z.strictObject({ bn: z.string(), en: z.string() }),
})
export type StaffRoomMessage = z.infer<typeof StaffRoomMessage>

/** The figures of one minute of an exam. */
export const RoomMinute = z.strictObject({ at: Instant, joined: Count, submitted: Count, unsent: Count })
export type RoomMinute = z.infer<typeof RoomMinute>

/** People of one district of whom nothing came; a district with fewer than five of them is not named. */
export const DistrictTrouble = z.strictObject({
  /** Null: all that are not named, and people who have told us no district. */
  district: District.nullable(),
  people: Count,
  /** Of these that many have sent answers before: the server has a copy. */
  drafts: Count,
  /** When anything last came from one of them. */
  last_heard: Instant,
})
export type DistrictTrouble = z.infer<typeof DistrictTrouble>

/** How fast this process answered lately, in milliseconds; null: nobody asked. */
export const CallTimes = z.strictObject({
  calls: Count,
  /** Answers that were a fault of ours. */
  failed: Count,
  p50: z.number().nullable(),
  p99: z.number().nullable(),
})
export type CallTimes = z.infer<typeof CallTimes>

/** A live exam while it is sat, as staff watch it. Nobody is named. */
export const LiveRoom = z.strictObject({
  id: Id,
  title: z.string(),
  program: z.strictObject({ id: Id, title: z.string() }).nullable(),
  counted_at: Instant,
  start_time: Instant,
  end_time: Instant,
  /** Until when the last open sheet may be answered; null: none is open. */
  last_deadline: Instant.nullable(),
  result_visible_at: Instant.nullable(),
  /** Given to everybody so far. */
  extra_minutes: Count,
  state: z.enum(['upcoming', 'running', 'over']),
  /** Whether learners may begin: `stopped` here, where it goes on again, or `hidden` by the exam's own form. */
  entry: z.enum(['open', 'stopped', 'hidden']),
  joined: Count,
  /** Open sheets of whom something came lately. */
  answering: Count,
  submitted: Count,
  /** Open sheets of whom nothing has come for `quiet_minutes`, or whose time is over. */
  unsent: Count,
  quiet_minutes: Count,
  /** Of the whole exam, a row a minute; the last one is now. */
  minutes: z.array(RoomMinute),
  districts: z.array(DistrictTrouble),
  /** Of this process alone, since `since`. */
  server: z.strictObject({ since: Instant, join: CallTimes, draft: CallTimes, submit: CallTimes }).nullable(),
  /** Newest first. */
  messages: z.array(StaffRoomMessage),
})
export type LiveRoom = z.infer<typeof LiveRoom>

/** In Bangla and, where it is written, in English; without it the Bangla stands in both. */
const Words = withinLetters(Translated(1_000), roomMessageLength.max)

export const liveRoomShapes = {
  'exams.getLiveRoom': { params: IdParams, returns: LiveRoom },
  'exams.giveTimeToAll': {
    params: IdParams,
    body: z.strictObject({
      minutes: z.number().int().min(1).max(mostExtraMinutes),
      /** Everybody who sits it reads it. */
      reason: Words,
    }),
    returns: z.strictObject({
      /** How many open sheets have more time now. */
      extended: Count,
      end_time: Instant,
      result_visible_at: Instant.nullable(),
    }),
  },
  'exams.setRoomEntry': {
    params: IdParams,
    body: z.strictObject({ open: z.boolean() }),
    returns: z.strictObject({ entry: z.enum(['open', 'stopped', 'hidden']) }),
  },
  'exams.sendRoomMessage': { params: IdParams, body: z.strictObject({ text: Words }), returns: StaffRoomMessage },
} as const
