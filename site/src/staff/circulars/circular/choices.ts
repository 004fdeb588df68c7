import type {
  ApplicationMethod,
  CircularCategory,
  EmploymentStatus,
  GenderRequirement,
  Workspace,
} from '@prostuti/contract'

/** Each name once, as the contract has them; a missing one is an error of types. */
const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[]

export const categories = namesOf<CircularCategory>({
  ...{ bcs: true, bank: true, teacher: true, government: true, engineering: true },
  ...{ health: true, defence: true, private: true, other: true },
})

export const employments = namesOf<EmploymentStatus>({
  ...{ permanent: true, full_time: true, part_time: true, contract: true },
  ...{ temporary: true, project: true, internship: true, daily: true },
})

export const workspaces = namesOf<Workspace>({ in_office: true, remote: true, hybrid: true, field: true })

export const methods = namesOf<ApplicationMethod>({ online: true, post: true, in_person: true, email: true })

export const genders = namesOf<GenderRequirement>({ any: true, women: true, men: true })
