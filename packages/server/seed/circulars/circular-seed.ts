import type { CircularState } from '@prostuti/contract'
import type { TypedFields } from '../../src/features/circulars/staff/circular-fields.ts'

type Dated = 'application_start_date' | 'deadline' | 'exam_date' | 'published_on'
type Fields = Omit<TypedFields, Dated>

/** A circular of the demo: a sample of our own. Days count from the day on which the demo starts. */
export interface CircularSeed extends Partial<Omit<Fields, 'title' | 'company' | 'image'>> {
  readonly slug: string
  readonly title: string
  readonly company: string
  /** Public unless said otherwise. */
  readonly state?: CircularState
  /** Days since it was published; 1 unless said otherwise. */
  readonly age?: number
  /** Days until people can apply, and until nobody can any more. */
  readonly opens?: number
  readonly ends?: number
  /** Days until its exam. */
  readonly exam?: number
}
