import { randomText } from '../../../random.ts'
import { createEntryWriter } from '../sheet/entry-writer.ts'
import { createLocalSheet } from '../sheet/local-sheet.ts'
import { createOwnership } from '../sheet/ownership.ts'
import type { AttemptContext, AttemptHooks, AttemptParts } from './attempt-context.ts'
import { createAttemptStores } from './attempt-stores.ts'
import type { OpenAttemptOptions } from './attempt-types.ts'
import { enterPhase, updateSyncState } from './phase.ts'

export function createAttemptContext(
  parts: AttemptParts,
  options: OpenAttemptOptions,
  hooks: AttemptHooks,
): AttemptContext {
  const { platform, journal } = parts
  const context: AttemptContext = {
    ...parts,
    options,
    hooks,
    stores: createAttemptStores(options.exam, {
      savedHere: 0,
      unsaved: 0,
      unsent: 0,
      refused: false,
      online: platform.network.online(),
      storage: journal.$storage.get(),
    }),
    writer: createEntryWriter(journal, () => updateSyncState(context)),
    ownership: createOwnership(platform.tabs, () => enterPhase(context, 'elsewhere')),
    callbacks: options,
    sheet: createLocalSheet({ device: randomText(9) }),
    record: null,
    isJoinFresh: options.preload !== undefined,
    closed: false,
  }
  return context
}
