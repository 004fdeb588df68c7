import type { ExamDetails, ExamMode } from '@prostuti/contract'
import { minutesOf } from '../../foundation/text/format.ts'
import type { Translate } from '../../foundation/text/translate.ts'

const hasWayIn: ReadonlySet<string | undefined> = new Set(['owned', 'premium'])

/** What a person must know before starting, one sentence a rule, the weightiest first. */
export function rulesOf(exam: ExamDetails, mode: ExamMode, t: Translate): string[] {
  const { negative_mark, cut_mark, grace_seconds, members_only } = exam.rules
  const isLive = mode === 'live'
  return [
    t('join.rule_questions', { questions: exam.total_questions, marks: exam.total_marks }),
    t(isLive ? 'join.rule_duration' : 'join.rule_no_limit', { count: minutesOf(exam.duration) }),
    negative_mark > 0 ? t('join.rule_negative', { mark: negative_mark }) : t('join.rule_no_negative'),
    negative_mark > 0 && t('join.rule_unanswered'),
    cut_mark !== null && t('join.rule_cut_mark', { mark: cut_mark }),
    isLive ? t('join.rule_grace', { count: grace_seconds }) : t('join.rule_archive'),
    t('join.rule_offline'),
    members_only && t('join.rule_members'),
    exam.is_demo && t('join.rule_demo'),
    // A release before does not say the way in.
    !exam.is_free && exam.cost > 0 && !hasWayIn.has(exam.way_in?.by) && t('join.rule_cost', { count: exam.cost }),
  ].filter(rule => rule !== false)
}
