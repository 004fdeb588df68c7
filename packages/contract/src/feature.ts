import type { Operation } from './operation.ts'
import type { Shape } from './shape.ts'

/** What a feature says of itself. The tables of calls and of shapes and the groups of `SiteHost` follow from `features.ts`. */
export interface Feature<Operations, Shapes, Site> {
  readonly operations: Operations
  /** Of the calls that are served. */
  readonly shapes: Shapes
  /** A type without a value: the feature's group of `SiteHost`. */
  readonly site?: Site
}

/**
 * One feature's part of the contract; `Site` is its group of `SiteHost`, where it has one.
 *
 * @example export const study = feature<SiteStudy>()({ operations, shapes: studyShapes })
 */
export function feature<Site = never>() {
  return <
    Operations extends Readonly<Record<string, Operation>>,
    const Shapes extends Readonly<Record<string, Shape>> = Record<never, Shape>,
  >(
    said: Feature<Operations, Shapes, Site>,
  ): Feature<Operations, Shapes, Site> => said
}
