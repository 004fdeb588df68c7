import type { MergedEntry } from '@prostuti/contract'
import type { Sheet } from '@prostuti/contract/attempt'

/*
 * A sheet as bytes, in paper order: the names of its devices, then twelve bytes a question.
 *   names:    count, then for each its length and its ASCII
 *   question: answer (255 untouched, 254 cleared), device number + 128 when marked, `at` (6 bytes), `seq` (4 bytes)
 * 1.2 kB for a hundred questions, a fifth of the same sheet as JSON.
 */
const untouched = 255
const cleared = 254
const markedBit = 128
const entryBytes = 12

/** Encodes a sheet; `questionIds` gives the paper's order. */
export function encodeSheet(sheet: Sheet, questionIds: readonly string[]): Buffer {
  const devices = devicesOf(sheet)
  const names = Buffer.concat(devices.map(name => Buffer.from([name.length, ...Buffer.from(name, 'latin1')])))
  const body = Buffer.alloc(questionIds.length * entryBytes)
  questionIds.forEach((question, index) => {
    writeEntry(body, index * entryBytes, sheet.get(question), devices)
  })
  return Buffer.concat([Buffer.from([devices.length]), names, body])
}

/** Each once, as they first come: nearly always one, at times two. */
function devicesOf(sheet: Sheet): string[] {
  const devices: string[] = []
  for (const { device } of sheet.values()) if (!devices.includes(device)) devices.push(device)
  return devices
}

function writeEntry(body: Buffer, offset: number, entry: MergedEntry | undefined, devices: string[]): void {
  body[offset] = entry ? (entry.answer ?? cleared) : untouched
  if (!entry) return
  body[offset + 1] = devices.indexOf(entry.device) + (entry.marked ? markedBit : 0)
  body.writeUInt16BE(Math.floor(entry.at / 2 ** 32), offset + 2)
  body.writeUInt32BE(entry.at % 2 ** 32, offset + 4)
  body.writeUInt32BE(entry.seq, offset + 8)
}

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

function readDevices(bytes: Buffer): { devices: string[]; end: number } {
  const devices: string[] = []
  let end = 1
  while (devices.length < bytes[0]!) {
    const length = bytes[end]!
    devices.push(bytes.toString('latin1', end + 1, end + 1 + length))
    end += 1 + length
  }
  return { devices, end }
}

function readEntry(bytes: Buffer, offset: number, question: string, devices: string[]): MergedEntry {
  const answer = bytes[offset]!
  const flags = bytes[offset + 1]!
  return {
    question,
    answer: answer === cleared ? null : answer,
    at: bytes.readUInt16BE(offset + 2) * 2 ** 32 + bytes.readUInt32BE(offset + 4),
    seq: bytes.readUInt32BE(offset + 8),
    device: devices[flags & ~markedBit]!,
    ...(flags & markedBit ? { marked: true } : {}),
  }
}
