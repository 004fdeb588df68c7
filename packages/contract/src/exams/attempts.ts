import { z } from 'zod'
import { UserInfo } from '../auth/index.ts'
import { Duration, Flag, Id, IdParams, Instant, text } from '../values.ts'
import { maxAnswer, maxAt, maxDeviceLength, maxQuestions, maxSeq, minAt } from './attempt/bounds.ts'
import { ExamMode } from './cards.ts'
import { Paper } from './papers.ts'
import { Result } from './results.ts'
import { Standings } from './standings.ts'

const Answer = z.number().int().min(0).max(maxAnswer)

/** Milliseconds after joining, as the device estimates the server's clock; the server clamps it to [0, received]. */
const At = z.number().int().min(minAt).max(maxAt)

/** A count that one device raises with each change, so that two changes of one millisecond have an order. */
const Seq = z.number().int().min(0).max(maxSeq)

/** A random name of the device within this attempt, the same in all its tabs. */
export const Device = text(maxDeviceLength).regex(new RegExp(`^[\\w-]{1,${maxDeviceLength}}$`), 'a device name')

/** One change of one answer; `null` clears it. `marked` says "look at it again later" and travels with the answer. */
export const Change = z.strictObject({
  question: Id,
  answer: Answer.nullable(),
  at: At,
  seq: Seq,
  marked: z.boolean().optional(),
})
export type Change = z.infer<typeof Change>

/** A change that has been merged: whose it was decides ties. */
export const MergedEntry = Change.extend({ device: Device })
export type MergedEntry = z.infer<typeof MergedEntry>

/** What staff said to everybody who sits an exam, in the language of the call. */
export const RoomMessage = z.strictObject({
  id: Id,
  /** How much more time it tells of; null: it is a message alone. */
  minutes: z.number().int().nullable(),
  text: z.string(),
})
export type RoomMessage = z.infer<typeof RoomMessage>

/** What joining answers, the first time and each time again. */
export const Joined = z.strictObject({
  exam: Id,
  state: ExamMode,
  /** 1 for a live exam; archived ones may be tried again. */
  attempt: z.number().int(),
  title: z.string(),
  joined_time: Instant,
  deadline: Instant.nullable(),
  /** How long after the deadline a sheet is still accepted. */
  grace_seconds: z.number().int(),
  server_time: Instant,
  duration: Duration,
  total_marks: z.number(),
  negative_mark: z.number(),
  /** Orders questions and options (`paperOrder`). */
  seed: z.number().int(),
  /** The address of the paper in the language asked for, relative to the API base. */
  paper: z.string(),
  /** Opens the paper that was fetched sealed before the start (`SealedPaper`), base64url; absent where none was sealed. */
  paper_key: z.string().optional(),
  /** What the server holds of this attempt: lets another device go on. */
  answer_sheet: z.array(MergedEntry),
  /** The newest one. */
  message: RoomMessage.optional(),
})
export type Joined = z.infer<typeof Joined>

/** How to check that a receipt belongs to its batch: hash the leaf, walk the path, verify the root's signature. */
export const ReceiptProof = z.strictObject({
  key_id: z.string(),
  /** Position of the leaf in its batch, counted from 0. */
  index: z.number().int(),
  /** How many receipts were signed together. */
  size: z.number().int(),
  /** Sibling hashes from the leaf up (RFC 9162 inclusion proof), base64url. */
  path: z.array(z.string()),
  /** Ed25519 over the Merkle root, base64url. */
  signature: z.string(),
})

/** Settles any dispute: what was received, when, signed. */
export const Receipt = z.strictObject({
  exam: Id,
  submission_id: z.uuid(),
  received_at: Instant,
  answered: z.number().int(),
  /** SHA-256 of the merged sheet (`sheetText`), base64url. */
  digest: z.string(),
  result_visible_at: Instant.nullable(),
  proof: ReceiptProof,
})
export type Receipt = z.infer<typeof Receipt>

/** `at`, `seq` and `marked` may be left out: such an answer counts as given when the sheet arrived. */
const SheetEntry = Change.partial({ at: true, seq: true })

export const AnswerSheet = z.strictObject({
  exam: Id,
  submission_id: z.uuid(),
  joined_time: Instant,
  duration: Duration,
  origin: z.literal('Browser'),
  device: Device.optional(),
  answer_sheet: z.array(SheetEntry).max(maxQuestions),
})
export type AnswerSheet = z.infer<typeof AnswerSheet>

export const Drafted = z.strictObject({
  /** The highest `seq` of the changes in this call: the device need not send them again. */
  merged_through: z.number().int(),
  deadline: Instant.nullable(),
  server_time: Instant,
  /** Present when another device has changed the sheet since: all of it, merged. */
  answer_sheet: z.array(MergedEntry).optional(),
  /** The newest one, for some minutes. */
  message: RoomMessage.optional(),
})
export type Drafted = z.infer<typeof Drafted>

export const ReceiptKeys = z.strictObject({
  keys: z.array(z.strictObject({ key_id: z.string(), algorithm: z.literal('Ed25519'), public_key: z.string() })),
})

export const attemptShapes = {
  'exams.joinExam': {
    params: IdParams,
    body: z.strictObject({ state: ExamMode }),
    returns: Joined,
  },
  'exams.draftAnswers': {
    params: IdParams,
    body: z.strictObject({
      state: ExamMode.optional(),
      device: Device,
      changes: z.array(Change).min(1).max(maxQuestions),
    }),
    returns: Drafted,
  },
  'exams.submitAttempt': { body: AnswerSheet, returns: Receipt },
  'exams.submitArchiveAttempt': { body: AnswerSheet, returns: Receipt },
  'exams.listReceiptKeys': { returns: ReceiptKeys },
  'exams.getExamData': {
    params: IdParams,
    query: z.strictObject({
      state: ExamMode.optional(),
      user_info: Flag.optional(),
      answer_sheet: Flag.optional(),
      questions: Flag.optional(),
      standings: Flag.optional(),
      result: Flag.optional(),
      archived_result_field: Flag.optional(),
    }),
    returns: z.strictObject({
      user_info: UserInfo.optional(),
      answer_sheet: z.array(MergedEntry).optional(),
      questions: Paper.optional(),
      /** The first page; null while it may not be seen. */
      standings: Standings.nullable().optional(),
      result: Result.nullable().optional(),
      archived_result_field: Result.nullable().optional(),
    }),
  },
} as const
