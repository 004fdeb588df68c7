import type { z } from 'zod'
import { type FeaturesOf, featuresOf } from './feature.ts'
import * as exported from './features.ts'
import type { Shape } from './shape.ts'

type Features = FeaturesOf<typeof exported>
type OfEach = Features[keyof Features]['shapes']
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Shapes = Together<OfEach>

/** The shapes of every call that is served; a row of the table without one answers 501. */
export const shapes = Object.fromEntries(
  Object.values(featuresOf(exported)).flatMap(each => Object.entries<Shape>(each.shapes)),
) as Shapes

export type ServedId = keyof Shapes

type Part<Id extends ServedId, Name extends keyof Shape> =
  Shapes[Id] extends Record<Name, infer S> ? (S extends z.ZodType ? S : never) : never

/** What the server's handler gets, after validation. */
export type ParsedPart<Id extends ServedId, Name extends keyof Shape> = z.output<Part<Id, Name>>
/** What a client writes. */
export type WirePart<Id extends ServedId, Name extends keyof Shape> = z.input<Part<Id, Name>>
/** What a call answers. */
export type ReturnsOf<Id extends ServedId> = z.output<Part<Id, 'returns'>>
