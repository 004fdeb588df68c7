import type { MergedEntry, Receipt } from '@prostuti/contract'
import type { PlatformTabs } from '../../platform/platform.ts'
import type { Refusal } from './sheet-record.ts'

/** Messages between the tabs of one device about one sheet. Type names stay: tabs of two versions may be open. */
export type SheetMessage =
  | { readonly type: 'entries'; readonly key: string; readonly entries: readonly MergedEntry[] }
  | { readonly type: 'sealed'; readonly key: string }
  | { readonly type: 'received'; readonly key: string; readonly receipt: Receipt }
  | { readonly type: 'refused'; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'released'; readonly key: string }

const types = new Set(['entries', 'sealed', 'received', 'refused', 'released'])

export function onSheetMessage(tabs: PlatformTabs, callback: (message: SheetMessage) => void): () => void {
  return tabs.onMessage(message => {
    const type = (message as { type?: string } | null)?.type
    if (type && types.has(type)) callback(message as SheetMessage)
  })
}

export function postSheetMessage(tabs: PlatformTabs, message: SheetMessage): void {
  tabs.post(message)
}
