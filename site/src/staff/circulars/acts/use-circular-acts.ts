import type { CircularAct, CircularActOutcome } from '@prostuti/contract'
import { useState } from 'react'
import { toast, useFigures, useOutdate, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import { countValue } from '../circular/count-value.ts'

/** What is asked about before it is done; `undo` is not. */
export type AskedAct = Exclude<CircularAct, 'undo'>

/** A circular as it was seen. */
interface ActedCircular {
  readonly id: string
  readonly revision: number
}

export interface Asked {
  readonly act: AskedAct
  readonly circulars: ActedCircular[]
  /** What would be true; null until the server has counted. */
  readonly outcome: CircularActOutcome | null
  /** The number was another one than had been shown. */
  readonly isRecounted: boolean
}

/** What was done last: it can be taken back. */
interface LastAct {
  readonly act: AskedAct
  readonly outcome: CircularActOutcome
}

export interface CircularActs {
  readonly asked: Asked | null
  readonly isBusy: boolean
  readonly last: LastAct | null
  /** Counts what would change, and shows it. */
  ask(act: AskedAct, circulars: readonly ActedCircular[]): void
  cancel(): void
  confirm(): Promise<void>
  undo(): void
  forgetLast(): void
}

const isSame = (one: CircularActOutcome, other: CircularActOutcome): boolean =>
  one.changed.length === other.changed.length && one.left.length === other.left.length

/** Acts on one circular or many: foreseen, asked about, done, and taken back. `onDone`: nothing is selected any more, say. */
export function useCircularActs(onDone?: () => void): CircularActs {
  const t = useTexts('circulars')
  const { circulars: api } = useStaff()
  const { number } = useFigures()
  const told = useToldAct()
  const outdate = useOutdate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastAct | null>(null)

  async function busily(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    const isDone = await told(act)
    setBusy(false)
    if (!isDone) setAsked(null)
  }

  async function ask(act: AskedAct, given: readonly ActedCircular[]): Promise<void> {
    // A card of a list has more than is asked for.
    const circulars = given.map(({ id, revision }) => ({ id, revision }))
    const question = { act, circulars, outcome: null, isRecounted: false }
    setAsked(question)
    await busily(async () => {
      const outcome = await api.foresee({ act, circulars })
      // Another act may have been asked about, or none any more.
      setAsked(now => (now === question ? { ...question, outcome } : now))
    })
  }

  async function perform({ act, circulars, outcome: shown }: Asked & { outcome: CircularActOutcome }): Promise<void> {
    const outcome = await api.foresee({ act, circulars })
    if (!isSame(outcome, shown)) return setAsked({ act, circulars, outcome, isRecounted: true })
    const done = await api.change({ act, circulars })
    setAsked(null)
    setLast({ act, outcome: done })
    toast(t(`circulars.did.${act}`, { count: number(done.changed.length) }))
    outdate(['circulars'], ['audit'])
    onDone?.()
  }

  async function undo({ outcome }: LastAct): Promise<void> {
    const circulars = outcome.changed.map(({ id, revision }) => ({ id, revision }))
    const { changed, left } = await api.change({ act: 'undo', circulars })
    setLast(null)
    const key = left.length > 0 ? 'circulars.undone_some' : 'circulars.undone'
    toast(t(key, { count: countValue(changed.length, number), left: number(left.length) }))
    outdate(['circulars'], ['audit'])
  }

  return {
    ...{ asked, isBusy, last },
    ask: (act, circulars) => void ask(act, circulars),
    cancel: () => setAsked(null),
    async confirm() {
      if (asked?.outcome && !isBusy) await busily(() => perform({ ...asked, outcome: asked.outcome! }))
    },
    undo: () => last && void busily(() => undo(last)),
    forgetLast: () => setLast(null),
  }
}
