import type { Notification, NotificationKind } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { icon } from '../../foundation/icons/icons.tsx'
import {
  briefcase,
  clock,
  coins,
  flag,
  megaphone,
  messageSquare,
  pencil,
  shield,
  trendingUp,
} from '../../foundation/icons/lucide.ts'

/** `running`: there is little time; `good`: mine, and it is well; `plain`: all else. */
type Tone = 'running' | 'good' | 'plain'

interface KindLook {
  readonly Icon: () => ReactNode
  readonly tone: Tone
}

const look = (Icon: () => ReactNode, tone: Tone): KindLook => ({ Icon, tone })

const exam = look(icon(clock), 'running')
const result = look(icon(trendingUp), 'good')
const report = look(icon(flag), 'good')
const talk = look(icon(messageSquare), 'plain')
const job = icon(briefcase)
const money = look(icon(coins), 'good')

const looks: Readonly<Record<NotificationKind, KindLook>> = {
  exam_tomorrow: exam,
  exam_soon: exam,
  exam_date: exam,
  result_published: result,
  rank_changed: result,
  report_answered: report,
  talk_report_answered: report,
  contribution_decided: look(icon(pencil), 'good'),
  post_approved: talk,
  post_returned: talk,
  post_removed: talk,
  comment_removed: talk,
  post_commented: talk,
  comment_replied: talk,
  mentioned: talk,
  kept_search: look(job, 'plain'),
  circular_ending: look(job, 'running'),
  payment_credited: money,
  payment_refunded: money,
  gift: money,
  new_device: look(icon(shield), 'running'),
  signed_out: look(icon(shield), 'plain'),
  announcement: look(icon(megaphone), 'plain'),
}

/** A server that is newer than this page may tell of kinds that it does not know. */
export const lookOf = ({ kind }: Pick<Notification, 'kind'>): KindLook => looks[kind] ?? looks.announcement
