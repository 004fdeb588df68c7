import { z } from 'zod'
import { Day } from '../values.ts'
import { circularDays } from './bounds.ts'

/** As the wire says them: DRAFT 0, PENDING 1, APPROVED 2, DELETED 3. */
export const circularStates = { draft: 0, pending: 1, approved: 2, deleted: 3 } as const
export const CircularState = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type CircularState = z.infer<typeof CircularState>

export const CircularCategory = z.enum([
  ...(['bcs', 'bank', 'teacher', 'government', 'engineering'] as const),
  ...(['health', 'defence', 'private', 'other'] as const),
])
export type CircularCategory = z.infer<typeof CircularCategory>

export const EmploymentStatus = z.enum([
  ...(['permanent', 'full_time', 'part_time', 'contract'] as const),
  ...(['temporary', 'project', 'internship', 'daily'] as const),
])
export type EmploymentStatus = z.infer<typeof EmploymentStatus>

/** Where the work is done. */
export const Workspace = z.enum(['in_office', 'remote', 'hybrid', 'field'])
export type Workspace = z.infer<typeof Workspace>

export const ApplicationMethod = z.enum(['online', 'post', 'in_person', 'email'])
export type ApplicationMethod = z.infer<typeof ApplicationMethod>

export const GenderRequirement = z.enum(['any', 'women', 'men'])
export type GenderRequirement = z.infer<typeof GenderRequirement>

export const CircularSort = z.enum(['created_date', 'deadline', 'exam_date'])
export type CircularSort = z.infer<typeof CircularSort>

/** A day that a circular may name. */
export const CircularDay = Day.refine(
  day => day >= circularDays.from && day <= circularDays.to,
  `a day from ${circularDays.from} to ${circularDays.to}`,
)
