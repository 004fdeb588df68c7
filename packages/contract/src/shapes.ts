import type { z } from 'zod'
import { authShapes } from './auth/shapes.ts'
import { billingShapes } from './billing/shapes.ts'
import { coreShapes } from './core/shapes.ts'
import { examShapes } from './exams/shapes.ts'
import { programExamShapes } from './programs/program-exams.ts'
import { programShapes } from './programs/shapes.ts'
import { questionShapes } from './questions/shapes.ts'
import { studyShapes } from './study/shapes.ts'

/** What goes in and comes out of one call. What is left out, the call does not have. */
export interface Shape {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly returns: z.ZodType
}

/** The shapes of every call that is served; a row of the table without one answers 501. */
export const shapes = {
  ...authShapes,
  ...billingShapes,
  ...coreShapes,
  ...examShapes,
  ...programShapes,
  ...programExamShapes,
  ...questionShapes,
  ...studyShapes,
} as const

export type ServedId = keyof typeof shapes

type Part<Id extends ServedId, Name extends keyof Shape> =
  (typeof shapes)[Id] extends Record<Name, infer S> ? (S extends z.ZodType ? S : never) : never

/** What the server's handler gets, after validation. */
export type ParsedPart<Id extends ServedId, Name extends keyof Shape> = z.output<Part<Id, Name>>
/** What a client writes. */
export type WirePart<Id extends ServedId, Name extends keyof Shape> = z.input<Part<Id, Name>>
/** What a call answers. */
export type ReturnsOf<Id extends ServedId> = z.output<Part<Id, 'returns'>>
