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
  /** When it comes out, as an input has it: empty while it is not chosen yet; null: at once. */
  readonly publish_at: string | null
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
  /** Saves it so that learners read it: at once, or a draft when `publish_at` says. */
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
      publish_at: timeOf(from, values?.publish_at ?? null),
      ...(values && options.kept?.(values)),
    } as T,
  })

  /** A draft keeps what was typed, for it has no time on the server. */
  function timeOf(from: Thing | null, typed: string | null): string | null {
    const at = from?.published_on ?? null
    if (at === null) return typed
    return stateOf(at, now()) === 'scheduled' ? toDhaka(at) : null
  }

  /** What is wrong with the time, where the time is used. */
  function timeFault(text: string): string | null {
    const isUsed = intent.current === 'publish' ? state === 'draft' : state === 'scheduled' && intent.current === 'save'
    if (!isUsed) return null
    const at = fromDhaka(text)
    if (at === null) return t('notices.time_needed')
    return Date.parse(at) < now() ? t('notices.time_past') : null
  }

  function publishedOn({ publish_at: text }: T): string | null | undefined {
    if (intent.current === 'withdraw') return null
    const at = text === null ? null : fromDhaka(text)
    // What waits for its time already comes out at once.
    if (intent.current === 'publish') return (state === 'draft' && at) || new Date(now()).toISOString()
    return (state === 'scheduled' && at) || undefined
  }

  const form = useStaffForm<T>({
    stored: toStored(options.thing),
    labels: options.labels,
    draft: `${options.kind}:${thing?.id ?? 'new'}`,
    renamed: { published_on: 'publish_at' },
    validate(values) {
      const isOpen = intent.current === 'publish' || (intent.current === 'save' && state !== 'draft')
      const fault = values.publish_at === null ? null : timeFault(values.publish_at)
      return { ...options.validate(values, isOpen), ...(fault && { publish_at: fault }) }
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
