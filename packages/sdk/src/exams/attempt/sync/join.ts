import type { Joined, Paper } from '@prostuti/contract'
import { isInTime } from '@prostuti/contract/attempt'
import { newRecord } from '../../journal/sheet-record.ts'
import type { CachedSealedPaper } from '../../sealed-papers/unseal.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { enterPhase, isInProgress, notifyJoined, phaseOf, updateDeadline } from '../screen/phase.ts'
import type { AttemptLoader } from './attempt-loader.ts'
import { applyMergedEntries, updateRecord } from './entries.ts'

/** Takes in the server's answer to joining. */
export async function applyJoined(
  context: AttemptContext,
  loader: AttemptLoader,
  person: string,
  joined: Joined,
): Promise<void> {
  const fresh = newRecord({ base: context.base, user: person }, joined, context.sheet.device)
  if (context.record?.key !== fresh.key) context.record = fresh
  const { seal, receipt } = context.record
  if (seal && !receipt) return sendAgain(context, joined)
  // A receipt, and joining was answered: the staff have reopened the attempt.
  const reopened = receipt ? { seal: null, receipt: null, answers: null } : {}
  await updateRecord(context, known => ({ ...known, ...reopened, joined: fresh.joined }))
  const changed = context.sheet.adopt(joined.answer_sheet)
  if (isInProgress(context)) {
    await applyMergedEntries(context, changed)
  } else {
    const paper = await findPaper(context, joined)
    context.writer.replace(context.sheet.entries())
    await loader.openSheet(paper)
  }
  updateDeadline(context)
  notifyJoined(context, joined)
}

/** A sheet that was refused as too late is sent again where the staff have given more time. */
async function sendAgain(context: AttemptContext, { deadline, grace_seconds }: Joined): Promise<void> {
  const inTime = isInTime(context.clock.now(), deadline === null ? null : Date.parse(deadline), grace_seconds * 1_000)
  if (phaseOf(context) !== 'stranded' || !inTime) return
  await context.journal.storeRefusal(context.record!.key, null)
  enterPhase(context, 'sending', { error: null })
  context.outbox.add(context.record!)
}

/** The paper from this device, open or sealed; from the server where the device has none that opens. */
async function findPaper({ journal, api, options }: AttemptContext, { paper, paper_key }: Joined): Promise<Paper> {
  try {
    const cached = await journal.readPaper(paper)
    if (cached) return cached
    const cachedSeal = await journal.readPaper<CachedSealedPaper>(`sealed:${options.exam}`)
    if (cachedSeal)
      return await (await import('../../sealed-papers/lazy-unseal.ts')).unsealLate(cachedSeal.sealed, paper_key)
  } catch {
    // The device reads nothing, or holds the sealed paper of another version: the server has the paper in any case.
  }
  return api.paper(paper)
}
