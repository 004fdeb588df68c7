/** What one may do on the staff's side; a role holds some of them, and each of the staff's calls asks for one. */
export const rights = [
  'questions.write',
  'questions.approve',
  'exams.build',
  'exams.publish',
  'exams.regrade',
  'exams.room',
  'contributions.take',
  'bank.move',
  'circulars.write',
  'circulars.publish',
  'notices.write',
  'notifications.write',
  'notifications.send',
  'talk.moderate',
  'flags.answer',
  'talk.silence',
  'people.read',
  'people.view_as',
  'people.give_programs',
  'people.give_coins',
  'people.sign_out',
  'people.delete',
  'money.read',
  'money.settle',
  'money.reconcile',
  'prices.change',
  'partners.manage',
  'system.manage',
  'staff.manage',
] as const

export type Right = (typeof rights)[number]

/** What a call of the staff asks for; `any`: nothing but to be of the staff. */
export type AskedRight = Right | 'any'

/** The roles of the staff, from the one with the fewest rights of the house to the one with all. */
export const roles = ['editor', 'moderator', 'finance', 'owner'] as const

export type Role = (typeof roles)[number]

/** How far a right goes in a role; without one it has no bound. */
export interface RightLimit {
  /** Not what one has written oneself. */
  readonly notOwn?: true
  /** What has a price is given for it, never free. */
  readonly notFree?: true
  /** Reads, and changes nothing. */
  readonly readOnly?: true
  /** Coins at one time. */
  readonly mostCoins?: number
  /** People of one message. */
  readonly mostPeople?: number
  /** Days. */
  readonly mostDays?: number
}

type Grants = Partial<Record<Right, RightLimit>>

const all: Grants = Object.fromEntries(rights.map(right => [right, {}]))

/** THE table of rights: the server decides by it, and staff are shown it. */
export const grants: Record<Role, Grants> = {
  editor: {
    'questions.write': {},
    'questions.approve': { notOwn: true },
    'exams.build': {},
    'exams.room': {},
    'contributions.take': {},
    'bank.move': {},
    'circulars.write': {},
    'circulars.publish': {},
    'notices.write': {},
    'notifications.write': {},
    'flags.answer': {},
  },
  moderator: {
    'exams.room': {},
    'circulars.publish': {},
    'notifications.send': { mostPeople: 1_000 },
    'talk.moderate': {},
    'flags.answer': {},
    'talk.silence': { mostDays: 7 },
    'people.read': {},
    'people.view_as': {},
    'people.give_programs': { notFree: true },
    'people.sign_out': {},
  },
  finance: {
    'people.read': {},
    'people.give_programs': {},
    'people.give_coins': { mostCoins: 500 },
    'money.read': {},
    'money.settle': {},
    'money.reconcile': {},
    'staff.manage': { readOnly: true },
  },
  owner: all,
}

/** Whether a role may do something; who is not of the staff has none. */
export const mayDo = (role: Role | null, right: AskedRight): boolean =>
  role !== null && (right === 'any' || grants[role][right] !== undefined)

/** How far a right goes in a role, all the way where nothing is said; null where the role lacks it. */
export const limitOf = (role: Role | null, right: Right): RightLimit | null =>
  role === null ? null : (grants[role][right] ?? null)

/** The rights with which one reads keys before learners do. */
const withKeys: readonly Right[] = [
  'questions.write',
  'questions.approve',
  'exams.build',
  'exams.regrade',
  'flags.answer',
]

/** Whether a role reads keys early: its people are not ranked. */
export const seesKeys = (role: Role | null): boolean => withKeys.some(right => mayDo(role, right))
