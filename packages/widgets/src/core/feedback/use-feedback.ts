import { feedbackApiOf } from '@prostuti/sdk/core'
import { useEffect, useState } from 'react'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import type { FeedbackProps } from './feedback.props.ts'
import { type Draft, keepDraft, takeDraft } from './feedback-draft.ts'

export interface FeedbackForm {
  draft: Draft
  change(part: Draft): void
  busy: boolean
  /** What keeps it from being sent, in words. */
  fault: string
  sent: boolean
  send(): void
  again(): void
}

/** Writes feedback and sends it once; a visitor signs in first, by account or by this device, and loses no word of it. */
export function useFeedback({ client, emit, host, signInHref, t }: FeedbackProps): FeedbackForm {
  const [draft, setDraft] = useState<Draft>({})
  const [state, setState] = useState({ busy: false, fault: '', sent: false })
  useEffect(() => setDraft(takeDraft()), [])

  const send = async () => {
    const { category, rating, text = '' } = draft
    if (!category || !rating) return setState({ busy: false, fault: t('feedback.incomplete'), sent: false })
    if (!client.auth.$user.get()) {
      keepDraft(draft)
      const resume = () => void send()
      if (requestSignIn(host ?? document, { act: t('feedback.act'), resume, anonymous: true })) return
      if (signInHref) return client.platform.network.navigate(signInHref)
    }
    setState({ busy: true, fault: '', sent: false })
    try {
      await feedbackApiOf(client).send({ category, rating, text: text.trim() })
      takeDraft()
      setDraft({})
      setState({ busy: false, fault: '', sent: true })
      emit('feedback-sent', { category, rating })
    } catch (error) {
      const { title, text: next } = errorText(error, t)
      setState({ busy: false, fault: `${title} ${next} ${t('feedback.kept')}`, sent: false })
    }
  }
  return {
    draft,
    ...state,
    change: part => setDraft(before => ({ ...before, ...part })),
    send: () => void send(),
    again: () => setState({ busy: false, fault: '', sent: false }),
  }
}
