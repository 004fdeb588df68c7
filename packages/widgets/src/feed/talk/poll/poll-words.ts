import type { Poll } from '@prostuti/contract'
import { formatNumber } from '../../../foundation/text/format.ts'
import type { TalkProps } from '../talk-props.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** `৩১৩ জন ভোট দিয়েছেন · আপনার ভোট ‘সকালে’ · আর ২ দিন খোলা`. */
export function pollWords(poll: Poll, { t, language, now }: Pick<TalkProps, 't' | 'language' | 'now'>): string {
  const { votes, my_vote: mine, closes_at: closes } = poll
  const left = closes === null ? 0 : Date.parse(closes) - now
  const open = () => {
    if (closes === null) return t('talk.poll_opens', { count: poll.open_days })
    if (!poll.is_open || left <= 0) return t('talk.poll_over')
    if (left >= dayMs) return t('talk.poll_days', { count: Math.round(left / dayMs) })
    return t('talk.poll_hours', { count: Math.max(1, Math.floor(left / hourMs)) })
  }
  return [
    votes === null
      ? t('talk.poll_hidden')
      : t('talk.poll_votes', { count: votes, number: formatNumber(votes, language) }),
    mine === null ? '' : t('talk.your_vote', { choice: poll.options[mine]?.text ?? '' }),
    open(),
  ]
    .filter(Boolean)
    .join(' · ')
}
