import type { FlagReason, QuestionFlag } from '@prostuti/contract'
import { questionsApiOf } from '@prostuti/sdk/questions'
import { useCallback, useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { toast } from '../../foundation/page/toast.ts'

export interface Report {
  reason: FlagReason
  text: string
}

export interface Reporting {
  /** My newest report of each question, by question id. */
  reports: ReadonlyMap<string, QuestionFlag>
  /** The question that is being reported. */
  asked: string | null
  state: 'idle' | 'sending' | 'failed'
  /** Of which question it is told here that a report has come, where no shell tells it. */
  told: string | null
  ask: (question: string) => void
  close: () => void
  send: (report: Report) => Promise<void>
}

/** What I have said of an exam's questions, without one of any, and what I was answered, and a way to say more. */
export function useReports({ client, examId, t }: Pick<WidgetProps, 'client' | 't'> & { examId: string }): Reporting {
  const [reports, setReports] = useState<ReadonlyMap<string, QuestionFlag>>(new Map())
  const [asked, setAsked] = useState<string | null>(null)
  const [state, setState] = useState<Reporting['state']>('idle')
  const [told, setTold] = useState<string | null>(null)

  useEffect(() => {
    let current = true
    questionsApiOf(client)
      .reports({ exam: examId || undefined, pageSize: 100 })
      // The newest comes first.
      .then(({ results }) => current && setReports(new Map(results.toReversed().map(flag => [flag.question.id, flag]))))
      .catch(error => console.warn('prostuti: the answers to reports did not come', error))
    return () => {
      current = false
    }
  }, [client, examId])

  const ask = useCallback((question: string) => {
    setState('idle')
    setAsked(question)
  }, [])
  const close = useCallback(() => setAsked(null), [])
  const send = async (report: Report) => {
    if (!asked) return
    setState('sending')
    try {
      const flag = await questionsApiOf(client).report({ question: asked, exam: examId || null, ...report })
      setReports(before => new Map(before).set(asked, flag))
      setTold(toast(t('solutions.report_received')) ? null : asked)
      setAsked(null)
    } catch (error) {
      console.warn('prostuti: a report did not reach the server', error)
      setState('failed')
    }
  }
  return { reports, asked, state, told, ask, close, send }
}
