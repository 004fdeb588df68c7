import { useStore } from '@nanostores/react'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { aimedDay, datedEntriesOf } from '@prostuti/sdk/programs'
import { useEffect, useRef, useState } from 'react'
import { wantPush } from '../../foundation/page/push-wanted.ts'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'
import { toast } from '../../foundation/page/toast.ts'
import { fetchFile } from './fetch-file.ts'
import { choicesOf, firstChoices, type KeepChoices, keepDraft, takeDraft, wishesOf } from './keep-choices.ts'
import type { KeepExamProps } from './keep-exam.props.ts'

export interface KeepExamState {
  isOpen: boolean
  kept: boolean
  choices: KeepChoices
  /** The day at which the notebook aims now, `YYYY-MM-DD`; null: at none, or not known. */
  aimsAt: string | null
  busy: 'keep' | 'remove' | null
  error: unknown
  open(): void
  close(): void
  choose(part: Partial<KeepChoices>): void
  save(): void
  remove(): void
}

/** The fragment of an address at which a page goes on with it by itself, after signing in elsewhere. */
const keepFragment = 'keep'

/** Keeping one exam: what is chosen stays until it is done, or taken back by choosing otherwise. */
export function useKeepExam(props: KeepExamProps): KeepExamState {
  const { client, t, language, host, kind, id, date, signInHref, onKept } = props
  const api = datedEntriesOf(client)
  const thing = { kind, id }
  const [kept, setKept] = useState(props.kept)
  const [isOpen, setOpen] = useState(false)
  const [choices, setChoices] = useState(firstChoices)
  const [busy, setBusy] = useState<KeepExamState['busy']>(null)
  const [error, setError] = useState<unknown>(null)
  const isTouched = useRef(false)
  const aimsAt = useRoutineNow(props, { isOpen, kept }, own => {
    if (!isTouched.current) setChoices(own)
  })
  useEffect(() => setKept(props.kept), [props.kept, kind, id])

  const run = async (act: 'keep' | 'remove', chosen: KeepChoices) => {
    setBusy(act)
    setError(null)
    try {
      if (act === 'keep') await api.keep(thing, wishesOf(chosen))
      else await api.remove(thing)
      if (act === 'keep' && chosen.calendar) fetchFile(api.calendarAddress(thing, { alarms: chosen.remind }))
      toast(t(act === 'remove' ? 'keep.removed' : kept ? 'keep.changed' : 'keep.done'))
      setOpen(false)
      setKept(act === 'keep')
      setChoices(act === 'keep' ? { ...chosen, calendar: false } : firstChoices)
      onKept?.(act === 'keep')
      if (act === 'keep' && !kept && chosen.remind)
        wantPush({
          about: 'exam',
          ...(date && { said: t('keep.said', { date: shortDate(date, language) }) }),
          calendarHref: api.calendarAddress(thing, { alarms: true }),
        })
    } catch (failure) {
      setError(failure)
      setOpen(true)
    } finally {
      setBusy(null)
    }
  }
  const save = (chosen = choices) => {
    if (client.auth.$user.get()) return void run('keep', chosen)
    keepDraft(thing, chosen)
    const resume = () => save(takeDraft(thing) ?? chosen)
    setOpen(false)
    if (requestSignIn(host ?? document, { act: t('keep.act'), resume, fragment: keepFragment, anonymous: true })) return
    if (signInHref) return client.platform.network.navigate(signInHref)
    setOpen(true)
    setError({ code: 'not_signed_in' })
  }
  useGoOnFromAddress(props, chosen => save(chosen))
  return {
    ...{ isOpen, kept, choices, busy, error },
    aimsAt,
    open: () => {
      isTouched.current = false
      setError(null)
      setOpen(true)
    },
    close: () => setOpen(false),
    choose: part => {
      isTouched.current = true
      setChoices(before => ({ ...before, ...part }))
    },
    save: () => save(),
    remove: () => void run('remove', choices),
  }
}

/** `১৫ জানুয়ারি`, of a day of the wire. */
const shortDate = (day: string, language: KeepExamProps['language']): string =>
  formatDate(`${day}T12:00:00+06:00`, language).replace(/ \S+$/, '')

/** While the sheet is open: the day the notebook aims at besides, and of an exam that is kept what was chosen for it. */
function useRoutineNow(
  { client, kind, id }: KeepExamProps,
  { isOpen, kept }: Pick<KeepExamState, 'isOpen' | 'kept'>,
  onChoices: (choices: KeepChoices) => void,
): string | null {
  const [aimsAt, setAimsAt] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen || !client.auth.$user.get()) return
    let isCurrent = true
    datedEntriesOf(client)
      .myRoutine()
      .then(
        routine => {
          if (!isCurrent) return
          const isThis = (entry: { kind: string; id: string }) => entry.kind === kind && entry.id === id
          const own = routine.exams.find(isThis)
          setAimsAt(aimedDay({ ...routine, exams: routine.exams.filter(entry => !isThis(entry)) }))
          if (kept && own) onChoices(choicesOf(own))
        },
        // The sheet says less, and works without it.
        failure => console.warn('prostuti: the routine was not read', failure),
      )
    return () => {
      isCurrent = false
    }
  }, [client, isOpen, kept, kind, id])
  return aimsAt
}

/** After signing in elsewhere the page is opened at `#keep`: what was chosen for this exam is done then. */
function useGoOnFromAddress({ client, kind, id }: KeepExamProps, goOn: (choices: KeepChoices) => void): void {
  const user = useStore(client.auth.$user)
  useEffect(() => {
    if (!user || location.hash !== `#${keepFragment}`) return
    const choices = takeDraft({ kind, id })
    if (!choices) return
    history.replaceState(history.state, '', location.pathname + location.search)
    goOn(choices)
  }, [user, kind, id])
}
