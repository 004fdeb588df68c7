import { feature } from '../feature.ts'
import * as operations from './operations.ts'

export const circulars = feature()({ operations, shapes: {} })
