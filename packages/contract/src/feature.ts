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

/** Of a module's exports, the features. */
export type FeaturesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Feature<object, object, unknown> ? Name : never]: Module[Name]
}

export function featuresOf<Module extends object>(module: Module): FeaturesOf<Module> {
  const all: [string, unknown][] = Object.entries(module)
  const found = all.filter(([, value]) => isFeature(value))
  return Object.fromEntries(found) as FeaturesOf<Module>
}

function isFeature(value: unknown): value is Feature<object, object, unknown> {
  return typeof value === 'object' && value !== null && 'operations' in value && 'shapes' in value
}
