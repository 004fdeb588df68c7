import { useRef, useState } from 'react'
import { type StaffFormState, type Stored, useStaffForm } from '../../foundation/form/index.ts'
import { fromDhaka, toast, toDhaka, useAddress, useOutdate, useStaffContext, useTexts } from '../../foundation/index.ts'
import type { NoticeKind } from '../notice-kinds.ts'
import { type NoticeState, stateOf } from './notice-state.tsx'

/** What all three kinds have on the server. */
export interface PublishedThing {
  readonly id: string
  readonly slug: string
  readonly revision: number
  readonly changed: { readonly at: string; readonly by: string | null } | null
  readonly published_on: string | null
}

export interface PublishedValues extends Readonly<Record<string, unknown>> {
  /** When it comes out, as an input has it; empty: at once. */
  readonly publish_at: string
}

interface NoticeFormOptions<T extends PublishedValues, Thing extends PublishedThing> {
  readonly kind: NoticeKind
  /** As it was read; null: a new one. */
  readonly thing: Thing | null
  /** The fields of a thing, or of a new one, but for when it comes out. */
  toValues(thing: Thing | null): Omit<T, 'publish_at'>
  readonly labels: Readonly<Record<keyof T & string, string>>
  /** What is wrong by a field's path; `isOpen`: learners are about to read it. */
  validate(values: T, isOpen: boolean): Partial<Record<string, string>>
  create(values: T, publishedOn: string | null): Promise<Thing>
  /** `publishedOn` undefined: it stays. */
  update(id: string, values: T, revision: number, publishedOn: string | null | undefined): Promise<Thing>
  get(id: string): Promise<Thing>
  /** What a form keeps of its own once it is saved. */
  kept?(values: T): Partial<T>
}

/** What saving does besides. */
type Intent = 'save' | 'publish' | 'withdraw'

export interface NoticeForm<T extends PublishedValues, Thing extends PublishedThing> {
  readonly kind: NoticeKind
  readonly form: StaffFormState<T>
  /** As the server has it; null: it is not there yet. */
  readonly thing: Thing | null
  readonly state: Exclude<NoticeState, 'over'>
  /** Reads what changed without the form: numbers that came in. */
  refresh(): Promise<void>
  /** Saves it so that learners read it: at once, or when `publish_at` says. */
  publish(): Promise<boolean>
  /** Saves it as a draft again. */
  withdraw(): Promise<boolean>
  /** The id of what is stored, saved first where it is new; null: it could not be saved. */
  savedId(): Promise<string | null>
}

/** A form of what is published: kept as a draft, published at once or at a time, and taken back. */
export function useNoticeForm<T extends PublishedValues, Thing extends PublishedThing>(
  options: NoticeFormOptions<T, Thing>,
): NoticeForm<T, Thing> {
  const t = useTexts('notices')
  const { now } = useStaffContext()
  const [, change] = useAddress()
  const outdate = useOutdate()
  const [thing, setThing] = useState(options.thing)
  const latest = useRef(thing)
  const intent = useRef<Intent>('save')
  const state = stateOf(thing?.published_on ?? null, now())

  const show = (next: Thing) => {
    latest.current = next
    setThing(next)
  }

  const toStored = (from: Thing | null, values?: T): Stored<T> => ({
    version: from?.revision ?? null,
    by: from?.changed?.by,
    values: {
      ...options.toValues(from),
      publish_at:
        from?.published_on && stateOf(from.published_on, now()) === 'scheduled' ? toDhaka(from.published_on) : '',
      ...(values && options.kept?.(values)),
    } as T,
  })

  function publishedOn({ publish_at: text }: T): string | null | undefined {
    if (intent.current === 'withdraw') return null
    const at = text === '' ? null : fromDhaka(text)
    if (intent.current === 'publish') return at ?? new Date(now()).toISOString()
    if (state === 'scheduled') return at ?? undefined
    return undefined
  }

  const form = useStaffForm<T>({
    stored: toStored(options.thing),
    labels: options.labels,
    draft: `${options.kind}:${thing?.id ?? 'new'}`,
    renamed: { published_on: 'publish_at' },
    validate(values) {
      const isOpen = intent.current === 'publish' || (intent.current === 'save' && state !== 'draft')
      const at = values.publish_at === '' ? null : fromDhaka(values.publish_at)
      const isPast = isOpen && state !== 'published' && at !== null && Date.parse(at) < now()
      return { ...options.validate(values, isOpen), ...(isPast && { publish_at: t('notices.time_past') }) }
    },
    async save(values, revision) {
      const at = publishedOn(values)
      const saved = thing
        ? await options.update(thing.id, values, Number(revision), at)
        : await options.create(values, at ?? null)
      show(saved)
      return toStored(saved, values)
    },
    onSaved() {
      const saved = latest.current
      if (!saved) return
      toast(t(`notices.done.${outcomeOf(intent.current, stateOf(saved.published_on, now()))}`))
      outdate(['notices', 'list'], ['audit'])
      change({ id: saved.id }, { replace: true })
    },
    reload: thing ? async () => toStored(await options.get(thing.id)) : undefined,
  })

  async function saveWith(what: Intent): Promise<boolean> {
    intent.current = what
    try {
      return await form.save()
    } finally {
      intent.current = 'save'
    }
  }

  return {
    kind: options.kind,
    ...{ form, thing, state },
    refresh: async () => {
      if (latest.current) show(await options.get(latest.current.id))
    },
    publish: () => saveWith('publish'),
    withdraw: () => saveWith('withdraw'),
    savedId: async () => latest.current?.id ?? ((await saveWith('save')) ? (latest.current?.id ?? null) : null),
  }
}

function outcomeOf(
  intent: Intent,
  state: Exclude<NoticeState, 'over'>,
): 'saved' | 'published' | 'scheduled' | 'withdrawn' {
  if (intent === 'withdraw') return 'withdrawn'
  return intent === 'publish' && state !== 'draft' ? state : 'saved'
}
