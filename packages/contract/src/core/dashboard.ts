import { z } from 'zod'
import { UserInfo } from '../auth/index.ts'
import { MoneySum, UserPurchase } from '../billing/index.ts'
import { ComingExam, ProgramOfExam } from '../exams/index.ts'
import { Day, Id, Instant } from '../values.ts'

const Count = z.number().int().min(0)

/** An exam that runs now. */
export const RunningExam = z.strictObject({
  id: Id,
  title: z.string(),
  program: ProgramOfExam,
  start_time: Instant,
  end_time: Instant,
  /** Draft 0, Halt 1, Reviewed 2, Approved 3: a halted one goes on for who has joined. */
  question_state: z.number().int().min(0).max(3),
  /** People whose sheet is open. */
  sitting: Count,
  /** People whose sheet is in. */
  submitted: Count,
})
export type RunningExam = z.infer<typeof RunningExam>

/** What waits for staff, each counted; 0 of what one's role does not read. */
export const WaitingWork = z.strictObject({
  /** Questions under review. */
  questions: Count,
  /** Open reports on questions. */
  flags: Count,
  /** Exams that are reviewed and wait for approval. */
  exams: Count,
  /** Payments held for a decision. */
  payments: Count,
  /** Orders of which our books and the gateway's say different things, or it said nothing. */
  differences: Count,
  /** Pairs of questions and categories that look alike. */
  duplicates: Count,
  /** Circulars that are pending. */
  circulars: Count,
  /** Questions that members offer. */
  contributions: Count,
})
export type WaitingWork = z.infer<typeof WaitingWork>

/** How many people came on one day in Dhaka. */
export const Registrations = z.strictObject({
  day: Day,
  /** Accounts. */
  members: Count,
  /** People without an account, but for those who have become one since. */
  anonymous: Count,
})
export type Registrations = z.infer<typeof Registrations>

/** A person who was asked for. The token comes with `core.startViewAs` alone. */
export const LookedUpUser = z.strictObject({
  user_info: UserInfo,
  purchased_programs: z.array(UserPurchase),
  token: z.string().optional(),
})
export type LookedUpUser = z.infer<typeof LookedUpUser>

export const Dashboard = z.strictObject({
  results: z.strictObject({
    /** Those that end first stand first. */
    running: z.array(RunningExam),
    waiting: WaitingWork,
    /** By their start. */
    upcoming: z.array(ComingExam),
  }),
  /** The last 30 days, today among them, the oldest first. */
  registration_graph: z.array(Registrations),
  server_time: Instant,
  /** The person who was asked for. */
  user: LookedUpUser.optional(),
})
export type Dashboard = z.infer<typeof Dashboard>

/** How many people got a program on one day in Dhaka, by how they came to it. */
export const PurchaseDay = z.strictObject({
  day: Day,
  free: Count,
  coins: Count,
  taka: Count,
  /** Given by staff. */
  staff: Count,
})
export type PurchaseDay = z.infer<typeof PurchaseDay>

/** Taka that came on one day in Dhaka, before what went back: through the gateway for each kind of product, and by hand. */
export const RevenueDay = z.strictObject({
  day: Day,
  programs: MoneySum,
  coins: MoneySum,
  premium: MoneySum,
  /** What staff took, among the above. */
  by_hand: MoneySum,
  /** What went back on this day, of whichever day's payments. */
  back: MoneySum,
})
export type RevenueDay = z.infer<typeof RevenueDay>

/** Sales of one program over a span. */
export const ProgramSales = z.strictObject({
  id: Id,
  title: z.string(),
  /** Sold for taka. */
  sold: Count,
  taka: MoneySum,
  /** Of each day of the span. */
  days: z.array(Count),
  /** Sold in as many days before the span. */
  before: Count,
})
export type ProgramSales = z.infer<typeof ProgramSales>

/** What people did with exams on one day in Dhaka. */
export const ExamActivityDay = z.strictObject({
  day: Day,
  /** Exams that were begun, by whichever way. */
  joined: Count,
  /** Of these, live ones. */
  live: Count,
  /** Of these, those whose sheet is in by now. */
  submitted: Count,
})
export type ExamActivityDay = z.infer<typeof ExamActivityDay>

/** Days in Dhaka, both included, a year at most; by default the last 30. */
const Span = z.strictObject({ from: Day.optional(), to: Day.optional() })

export const dashboardShapes = {
  /** `user` takes the right `people.read`. */
  'core.getDashboard': { query: z.strictObject({ user: Id.optional() }), returns: Dashboard },
  'core.getWaitingWork': { returns: WaitingWork },
  'core.getRegistrationsChart': {
    query: Span,
    /** Every day of the span, the oldest first. */
    returns: z.strictObject({ results: z.array(Registrations) }),
  },
  'core.getPurchasesTimeline': {
    query: Span,
    returns: z.strictObject({
      /** Every day of the span, the oldest first. */
      results: z.array(PurchaseDay),
      /** Programs that people got within the span, the most wanted first. */
      programs: z.array(z.strictObject({ id: Id, title: z.string(), count: z.number().int().min(1) })),
    }),
  },
  /** By the day on which each payment was credited. */
  'core.getRevenueChart': {
    query: Span,
    returns: z.strictObject({
      /** Every day of the span, the oldest first. */
      results: z.array(RevenueDay),
      /** What came in the span less what went back in it may be below nothing: the two stand by themselves. */
      total: z.strictObject({ gateway: MoneySum, by_hand: MoneySum, back: MoneySum }),
      /** What came in as many days before the span. */
      before: MoneySum,
      /** The most sold first. */
      programs: z.array(ProgramSales),
    }),
  },
  'core.getExamActivity': {
    query: Span,
    returns: z.strictObject({
      /** Every day of the span, the oldest first. */
      results: z.array(ExamActivityDay),
      /** Exams begun within the last seven days of the span, by day and by part of it: 0–6, 6–9, 9–12, 12–15, 15–18, 18–21, 21–24 o'clock. */
      hours: z.array(z.strictObject({ day: Day, parts: z.array(Count).length(7) })),
    }),
  },
  /** Begins to count derived figures again and to compare them with what is stored; a task. One at a time: another call answers the same. */
  'core.updateStatistics': { body: z.strictObject({}), returns: z.strictObject({ job: z.uuid() }) },
} as const
