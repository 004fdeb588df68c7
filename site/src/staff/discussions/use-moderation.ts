import type { TalkAct, TalkItem, TalkReason } from '@prostuti/contract'
import { useRef, useState } from 'react'
import { toast, useFigures, useOutdate, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import { itemKey } from './talk-words.ts'

/** What is decided about items; `undo` is not asked for by name. */
export type Decision = Exclude<TalkAct, 'undo'>

/** Why, for what goes back or is removed; `text` for `other` alone. */
export interface Why {
  readonly reason: TalkReason | null
  readonly text: string
}

export const noReason: Why = { reason: null, text: '' }

export const needsReason = (act: Decision): boolean => act === 'return' || act === 'delete'

/** The reason can be sent: it is chosen, and another one is written out. */
export const isSaid = ({ reason, text }: Why): boolean => reason !== null && (reason !== 'other' || text.trim() !== '')

type Decided = Pick<TalkItem, 'kind' | 'id' | 'revision'>

export interface Moderation {
  readonly isBusy: boolean
  readonly canUndo: boolean
  /** Whether it was decided about here: that it is on no list any more is no surprise. */
  hasDecided(key: string): boolean
  /** Does it at once; true once it is done. */
  decide(act: Decision, items: readonly Decided[], why?: Why): Promise<boolean>
  /** Takes the last decision about these back, whoever made it. */
  restore(items: readonly Decided[]): Promise<boolean>
  undo(): void
}

const bare = (items: readonly Decided[]) => items.map(({ kind, id, revision }) => ({ kind, id, revision }))

/** Decides about posts and comments, and takes the last decision back. */
export function useModeration(): Moderation {
  const t = useTexts('discussions')
  const { talk } = useStaff()
  const { number } = useFigures()
  const told = useToldAct()
  const outdate = useOutdate()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<readonly Decided[]>([])
  const decided = useRef(new Set<string>())

  async function busily(act: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const isDone = await told(act)
    setBusy(false)
    outdate(['talk'], ['audit'])
    return isDone
  }

  const restore = (items: readonly Decided[]) =>
    busily(async () => {
      const { changed, left } = await talk.change({ act: 'undo', items: bare(items) })
      setLast([])
      toast(t('talk.undone', { count: number(changed.length) }))
      if (left.length > 0) toast(t('talk.left', { count: number(left.length) }), 'wrong')
    })

  return {
    isBusy,
    canUndo: last.length > 0,
    hasDecided: key => decided.current.has(key),
    decide: (act, items, { reason, text } = noReason) =>
      busily(async () => {
        const why = needsReason(act) ? { reason, text: reason === 'other' ? text.trim() : '' } : {}
        const { changed, left } = await talk.change({ act, items: bare(items), ...why })
        setLast(changed)
        for (const item of changed) decided.current.add(itemKey(item))
        if (changed.length > 0) toast(t(`talk.did.${act}`, { count: number(changed.length) }))
        if (left.length > 0) toast(t('talk.left', { count: number(left.length) }), 'wrong')
      }),
    restore,
    undo() {
      if (last.length > 0) void restore(last)
    },
  }
}
