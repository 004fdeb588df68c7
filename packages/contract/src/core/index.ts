import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { coreShapes } from './shapes.ts'

export * from './audit.ts'
export * from './background-tasks.ts'
export * from './constants.ts'
export * from './dashboard.ts'
export * from './feedback.ts'
export * from './images.ts'
export * from './library-images.ts'
export * from './page-info.ts'
export * from './people.ts'
export * from './person.ts'
export * from './shapes.ts'
export * from './staff-members.ts'
export * from './waiting-rights.ts'

export const core = feature()({ operations, shapes: coreShapes })
