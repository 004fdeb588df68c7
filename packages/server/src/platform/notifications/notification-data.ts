import type { ExamMode, HandPayment, NotificationTopic, SignOutReason, TalkReason } from '@prostuti/contract'
import type { Translated } from '../db/columns.ts'

interface OfExam {
  readonly exam: string
  readonly title: Translated
}

interface OfTalk {
  readonly post: string
  /** The beginning of the words that it is about. */
  readonly words: string
}

interface OfComment extends OfTalk {
  readonly comment: string
  /** The name of who wrote it; they are the notification's actor. */
  readonly by: string
}

interface OfReason {
  readonly reason: TalkReason
  /** For `other`. */
  readonly text: string
}

interface OfPayment {
  /** Of its receipt. */
  readonly order: string
  readonly product: Translated
  /** Taka, as decimal text. */
  readonly amount: string
}

interface OfProgram {
  readonly program: string
  readonly title: Translated
}

/** What staff have given a person. */
type OfGift =
  /** `coins` of the person's own that it took; without them and without a payment it was free. */
  | (OfProgram & { readonly gift: 'program'; readonly coins: number; readonly payment?: HandPayment })
  /** The person begins it when they say. */
  | (OfProgram & { readonly gift: 'own_start' })
  /** Negative: they were taken. */
  | { readonly gift: 'coins'; readonly coins: number; readonly reason: string }

/** What the texts of each kind are made of. Instants are ISO 8601, ids decimal strings, paths begin at the site's root. */
export interface NotificationData {
  readonly exam_tomorrow: OfExam & { readonly starts_at: string; readonly questions: number; readonly minutes: number }
  readonly exam_soon: OfExam & {
    readonly starts_at: string
    readonly questions: number
    readonly minutes: number
    /** Minutes to the start. */
    readonly left: number
  }
  /** Of a circular, seat plan or result in one's routine. */
  readonly exam_date: {
    readonly title: string
    readonly path: string
    /** `YYYY-MM-DD` in Dhaka, and `hh:mm` where it is known. */
    readonly date: string
    readonly time: string | null
    /** From the reminder to the exam. */
    readonly days: number
  }
  readonly result_published: OfExam & { readonly state: ExamMode }
  /** Marks by how many thousandths they moved; a place is null where there was none. `corrected`: questions with another key. */
  readonly rank_changed: OfExam & {
    readonly state: ExamMode
    readonly marks: number
    readonly from: number | null
    readonly to: number | null
    readonly corrected: number
  }
  /** `words` of the question, empty where its reader may not see it any more; `answer` is the staff's. */
  readonly report_answered: {
    readonly path: string
    readonly words: Translated
    readonly answer: string
    readonly mended: boolean
  }
  /** `reason`: of one that was not taken; `edits`: in how many places staff changed it; `named`: its writer's name is shown with it. */
  readonly contribution_decided: {
    readonly contribution: string
    readonly outcome: 'taken' | 'returned' | 'dropped'
    readonly reason: string
    readonly edits: number
    readonly named: boolean
  }
  readonly talk_report_answered: { readonly words: string; readonly removed: boolean }
  readonly post_approved: OfTalk
  readonly post_returned: OfTalk & OfReason
  readonly post_removed: OfTalk & OfReason
  readonly comment_removed: OfTalk & OfReason
  readonly post_commented: OfComment
  readonly comment_replied: OfComment
  readonly mentioned: OfComment
  readonly kept_search: {
    readonly searches: readonly { readonly id: string; readonly name: string; readonly count: number }[]
    /** Circulars that they found, each once. */
    readonly count: number
    readonly path: string
    /** Of those that they found the one whose application ends first. */
    readonly first: { readonly title: string; readonly deadline: string } | null
  }
  readonly circular_ending: {
    readonly circular: string
    readonly title: string
    /** The first instant at which nobody can apply any more. */
    readonly ends_at: string
    /** To the last day of the application; 0: it is today. */
    readonly days: number
    readonly path: string
  }
  readonly payment_credited: OfPayment
  readonly payment_refunded: OfPayment
  readonly gift: OfGift
  /** As `Chrome, Android`; empty where the device did not say it. */
  readonly new_device: { readonly device: string }
  /** By staff, on all devices or on one, named as that of `new_device`. */
  readonly signed_out: { readonly reason: SignOutReason; readonly device?: string }
  /** Of staff, whose topic decides and not the kind's. */
  readonly announcement: {
    readonly announcement: string
    readonly topic: NotificationTopic
    readonly title: Translated
    readonly body: Translated
    readonly path: string
    readonly web_url: string
    readonly image: string
    /** What who cannot see it hears; left out: nobody has said it. */
    readonly image_alt?: Translated
    /** Phones alone, or browsers alone, ring; left out: both. */
    readonly platform?: 'app' | 'web'
  }
}
