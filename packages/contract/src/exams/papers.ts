import { z } from 'zod'
import { Id, IdParams, Language, text } from '../values.ts'
import { maxOptions } from './attempt/bounds.ts'
import { ExamMode } from './cards.ts'

/** One question as an examinee gets it: safe HTML, maths as MathML, no key. */
export const PaperQuestion = z.strictObject({
  id: Id,
  text: z.string(),
  /** In the paper's own order, which is not the author's; an answer is an index into this. */
  options: z.array(z.string()).min(2).max(maxOptions),
  /** Options that keep their place when the rest is shuffled ("all of the above"). */
  pinned: z.array(z.number().int()).optional(),
  /** Index into `subjects`. */
  subject: z.number().int(),
  /** Index into `passages`: questions that share one stay together. */
  passage: z.number().int().optional(),
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

/**
 * The questions of one exam in one language, immutable and without keys, so that one compressed blob serves everybody.
 * The order on the screen comes from the attempt's seed (`paperOrder`).
 */
export const Paper = z.strictObject({
  exam: Id,
  version: z.number().int(),
  language: Language,
  title: z.string(),
  subjects: z.array(z.string()),
  passages: z.array(z.string()),
  questions: z.array(PaperQuestion),
})
export type Paper = z.infer<typeof Paper>

/**
 * The same paper before the start: gzip, then AES-GCM with a key of 256 bits that joining returns (`Joined.paper_key`).
 * Anybody may fetch it, nobody can read it.
 */
export const SealedPaper = z.strictObject({
  exam: Id,
  version: z.number().int(),
  language: Language,
  algorithm: z.literal('A256GCM'),
  /** 96 bits, base64url. */
  iv: z.string(),
  /** Ciphertext with its tag, base64url. */
  data: z.string(),
})
export type SealedPaper = z.infer<typeof SealedPaper>

export const paperShapes = {
  'exams.getSealedPaper': {
    params: IdParams,
    query: z.strictObject({ language: Language }),
    returns: SealedPaper,
  },
  /** The key is a secret of 128 random bits that only joining returns; that is what lets a shared cache hold the blob. */
  'exams.getPaper': {
    params: z.strictObject({ key: text(22).regex(/^[\w-]{22}$/, 'a paper key') }),
    returns: Paper,
  },
  'exams.getQuiz': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: Paper,
  },
} as const
