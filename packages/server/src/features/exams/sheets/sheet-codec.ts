import type { MergedEntry } from '@prostuti/contract'
import type { Sheet } from '@prostuti/contract/attempt'
import { cleared } from './change-columns.ts'
import { encodeDevices, entryBytes, markedBit, readAt, readDevices, untouched, writeStamp } from './packed-sheet.ts'

/** Encodes a sheet; `questionIds` gives the paper's order. */
export function encodeSheet(sheet: Sheet, questionIds: readonly string[]): Buffer {
  const devices = devicesOf(sheet)
  const body = Buffer.alloc(questionIds.length * entryBytes, untouched)
  questionIds.forEach((question, index) => {
    const entry = sheet.get(question)
    if (entry) writeEntry(body, index * entryBytes, entry, devices)
  })
  return Buffer.concat([encodeDevices(devices), body])
}

/** Each once, as they first come: nearly always one, at times two. */
function devicesOf(sheet: Sheet): string[] {
  const devices: string[] = []
  for (const { device } of sheet.values()) if (!devices.includes(device)) devices.push(device)
  return devices
}

function writeEntry(body: Buffer, offset: number, entry: MergedEntry, devices: string[]): void {
  body[offset] = entry.answer ?? cleared
  body[offset + 1] = devices.indexOf(entry.device) + (entry.marked ? markedBit : 0)
  writeStamp(body, offset, entry.at, entry.seq)
}

/** The entries by question, for those who look at each; who only merges and marks reads them in place (`PackedSheet`). */
export function decodeSheet(bytes: Buffer, questionIds: readonly string[]): Sheet {
  const sheet: Sheet = new Map()
  if (bytes.length === 0) return sheet
  const { devices, end } = readDevices(bytes)
  questionIds.forEach((question, index) => {
    const offset = end + index * entryBytes
    const answer = bytes[offset]!
    if (answer !== untouched) sheet.set(question, readEntry(bytes, offset, question, devices))
  })
  return sheet
}

function readEntry(bytes: Buffer, offset: number, question: string, devices: string[]): MergedEntry {
  const answer = bytes[offset]!
  const flags = bytes[offset + 1]!
  return {
    question,
    answer: answer === cleared ? null : answer,
    at: readAt(bytes, offset),
    seq: bytes.readUInt32BE(offset + 8),
    device: devices[flags & ~markedBit]!,
    ...(flags & markedBit ? { marked: true } : {}),
  }
}
