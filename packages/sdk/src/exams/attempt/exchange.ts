import type { Drafted, Joined, Paper } from '@prostuti/contract'
import { isInTime } from '@prostuti/contract/attempt'
import type { ApiError } from '../../errors.ts'
import { newRecord } from '../journal/records.ts'
import type { KeptSeal } from '../sealed/unseal.ts'
import type { Desk } from './desk.ts'
import type { DraftSyncParts } from './draft-sync.ts'
import type { Ending } from './ending.ts'
import { notSignedIn } from './errors.ts'
import type { Opening } from './opening.ts'

export type Exchange = Pick<DraftSyncParts, 'wanted' | 'exchange' | 'onEnd'>

/** What this device and the server say to each other while the exam is taken: joining, drafts, moved deadlines. */
export function createExchange(desk: Desk, opening: Opening, ending: Ending): Exchange {
  const { api, journal, clock, screen } = desk
  const { exam, mode } = desk.options

  function wanted(): boolean {
    if (desk.phase() === 'sending') return false
    return !desk.asked || (desk.phase() === 'open' && desk.sheet.pending().length > 0)
  }

  async function exchange(signal: AbortSignal): Promise<boolean> {
    const person = desk.person()
    if (person === null || (desk.record && person !== desk.record.user)) throw notSignedIn()
    if (!desk.asked) {
      const joined = await api.join(exam, mode, signal)
      await opening.restored()
      await onJoined(person, joined)
      desk.asked = true
    }
    const changes = desk.phase() === 'open' ? desk.sheet.pending() : []
    if (changes.length === 0) return false
    await onDrafted(await api.draft(exam, { mode, device: desk.sheet.device, changes }, signal))
    return true
  }

  async function onDrafted({ merged_through, deadline, server_time, answer_sheet = [] }: Drafted): Promise<void> {
    const received = Date.parse(server_time) - Date.parse(desk.record!.joined.joined_time)
    const clamped = desk.sheet.acknowledge(merged_through, received)
    await desk.merged([...clamped, ...desk.sheet.adopt(answer_sheet)])
    const { mergedThrough } = desk.sheet
    await desk.keep(known => ({ ...known, mergedThrough, joined: { ...known.joined, deadline } }))
    desk.aim()
  }

  async function onJoined(person: string, joined: Joined): Promise<void> {
    const fresh = newRecord({ base: desk.base, user: person }, joined, desk.sheet.device)
    if (desk.record?.key !== fresh.key) desk.record = fresh
    const { seal, receipt } = desk.record
    if (seal && !receipt) return sendAgain(joined)
    // A receipt, and yet it can be joined: the staff have opened it again.
    const reopened = receipt ? { seal: null, receipt: null, answers: null } : {}
    await desk.keep(known => ({ ...known, ...reopened, joined: fresh.joined }))
    const changed = desk.sheet.adopt(joined.answer_sheet)
    if (desk.isTaking()) await desk.merged(changed)
    else await sitDown(await findPaper(joined))
    desk.aim()
    desk.tellJoined(joined)
  }

  function sitDown(paper: Paper): Promise<void> {
    desk.saver.replace(desk.sheet.entries())
    return opening.admit(paper)
  }

  /** A sheet that was refused as too late counts after all, if the staff have given more time. */
  async function sendAgain({ deadline, grace_seconds }: Joined): Promise<void> {
    const inTime = isInTime(clock.now(), deadline === null ? null : Date.parse(deadline), grace_seconds * 1_000)
    if (desk.phase() !== 'stranded' || !inTime) return
    await journal.refuse(desk.record!.key, null)
    desk.enter('sending', { error: null })
    desk.outbox.add(desk.record!)
  }

  /** From this device, open or sealed before the start; where it is not there or does not open, from the server. */
  async function findPaper({ paper, paper_key }: Joined): Promise<Paper> {
    try {
      const kept = await journal.paper(paper)
      if (kept) return kept
      const seal = await journal.paper<KeptSeal>(`sealed:${exam}`)
      if (seal) return await (await import('../sealed/unseal.ts')).unsealPaper(seal, paper_key)
    } catch {
      // This device reads nothing, or the seal is another version's: the server has the paper in any case.
    }
    return api.paper(paper)
  }

  function onEnd(error: ApiError | null): 'retry' | 'wait' | 'stop' {
    desk.count()
    if (!error) {
      if (screen.$view.get().error && desk.isTaking()) screen.change({ error: null })
      return 'retry'
    }
    if (error.code === 'already_participated') return closedElsewhere(error)
    if (error.isTransient) return afterTrouble(error)
    if (desk.isTaking() || desk.phase() === 'loading') afterRefusal(error)
    if (error.code === 'not_signed_in') return 'wait'
    return desk.isTaking() ? 'retry' : 'stop'
  }

  function afterTrouble(error: ApiError): 'retry' {
    if (desk.phase() === 'loading') screen.change({ error })
    return 'retry'
  }

  function afterRefusal(error: ApiError): void {
    if (error.code === 'not_joined') desk.asked = false
    if (desk.phase() === 'loading') desk.enter('refused', { error })
    else screen.change({ error })
  }

  /** Submitted on another device, or closed by the server at the deadline. What is here stays here. */
  function closedElsewhere(error: ApiError): 'stop' {
    if (desk.phase() === 'sending' || desk.phase() === 'received') return 'stop'
    const { receipt } = error
    if (receipt && desk.record) void journal.receive(desk.record.key, receipt).catch(() => desk.count())
    if (receipt) ending.received(receipt)
    else desk.enter('refused', { error })
    return 'stop'
  }

  return { wanted, exchange, onEnd }
}
