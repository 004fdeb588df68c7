import { clampAt, maxSeq } from '@prostuti/contract/attempt'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type ChangeColumns, cleared, unset } from './change-columns.ts'

/*
 * A sheet as bytes, in paper order: the names of its devices, then twelve bytes a question.
 *   names:    count, then for each its length and its ASCII
 *   question: answer (255 untouched, 254 cleared), device number + 128 when marked, `at` (6 bytes), `seq` (4 bytes)
 * 1.2 kB for a hundred questions, a fifth of the same sheet as JSON.
 */
export const untouched = 255
export const markedBit = 128
export const entryBytes = 12

/** Device numbers have seven bits. */
const maxDevices = 128

/** Whose changes these are, and how long after joining they came, in milliseconds. */
export interface Arrival {
  readonly device: string
  readonly received: number
}

/**
 * The merged sheet of one attempt as it is stored, read and written in questionIndex: marking a hundred answers makes no object
 * for any of them, which is what lets one process take thousands of sheets a second. Immutable: merging gives another one.
 */
export class PackedSheet {
  readonly devices: readonly string[]
  readonly #entries: Buffer
  /** Of the same bytes: reads numbers three times as fast. */
  readonly #view: DataView

  private constructor(devices: readonly string[], entries: Buffer) {
    this.devices = devices
    this.#entries = entries
    this.#view = new DataView(entries.buffer, entries.byteOffset, entries.length)
  }

  /** From its stored bytes; `size` is the number of questions of its paper. Throws when the bytes are no sheet of that size. */
  static read(bytes: Buffer, size: number): PackedSheet {
    if (bytes.length === 0) return new PackedSheet([], Buffer.alloc(size * entryBytes, untouched))
    const { devices, end } = readDevices(bytes)
    const entries = bytes.subarray(end)
    // Read on, a broken one would count as a sheet without answers.
    if (entries.length !== size * entryBytes) throw new Error(`A sheet of ${size} questions has ${bytes.length} bytes`)
    return new PackedSheet(devices, entries)
  }

  toBytes(): Buffer {
    return Buffer.concat([encodeDevices(this.devices), this.#entries])
  }

  /** Index of the option that was chosen for the question at this questionIndex of the paper, or −1. */
  answerAt(questionIndex: number): number {
    const answer = this.#entries[questionIndex * entryBytes]!
    return answer < cleared ? answer : -1
  }

  /** How many questions are answered. */
  countAnswered(): number {
    let count = 0
    for (let offset = 0; offset < this.#entries.length; offset += entryBytes)
      if (this.#entries[offset]! < cleared) count++
    return count
  }

  /**
   * The sheet with these changes in it: per question the newest by `(at, device, seq)` wins, each `at` clamped to what is
   * possible. The very same object when nothing was newer: a submission mostly repeats what the drafts have brought.
   */
  merge(changes: ChangeColumns, indexes: readonly number[], { device, received }: Arrival): PackedSheet {
    let sheet: PackedSheet = this
    const { ats, seqs } = changes
    // Changes without `seq` come after all others of their device: a submission wins over a draft of the same moment.
    const firstSeq = maxSeq - indexes.length + 1
    for (let index = 0; index < indexes.length; index++) {
      const questionIndex = indexes[index]!
      const at = clampAt(ats[index] === unset ? received : ats[index]!, received)
      const seq = seqs[index] === unset ? firstSeq + index : seqs[index]!
      if (!sheet.#isOlder(questionIndex, at, device, seq)) continue
      if (sheet === this) sheet = this.#copyFor(device)
      sheet.#write(questionIndex, changes, index, device, at, seq)
    }
    return sheet
  }

  /** Whether what stands at this questionIndex comes before a change of `(at, device, seq)`: the contract's `isNewer`, in questionIndex. */
  #isOlder(questionIndex: number, at: number, device: string, seq: number): boolean {
    const offset = questionIndex * entryBytes
    if (this.#entries[offset] === untouched) return true
    const knownAt = this.#view.getUint16(offset + 2) * 2 ** 32 + this.#view.getUint32(offset + 4)
    if (knownAt !== at) return knownAt < at
    const knownDevice = this.devices[this.#entries[offset + 1]! & ~markedBit]!
    if (knownDevice !== device) return knownDevice < device
    return this.#view.getUint32(offset + 8) < seq
  }

  #copyFor(device: string): PackedSheet {
    const isKnown = this.devices.includes(device)
    const devices = isKnown ? this.devices : [...this.devices, device]
    if (devices.length > maxDevices) throw tooManyDevices()
    return new PackedSheet(devices, Buffer.from(this.#entries))
  }

  #write(
    questionIndex: number,
    { answers, marks }: ChangeColumns,
    index: number,
    device: string,
    at: number,
    seq: number,
  ): void {
    const offset = questionIndex * entryBytes
    this.#entries[offset] = answers[index]!
    this.#entries[offset + 1] = this.devices.indexOf(device) + (marks[index] ? markedBit : 0)
    writeStamp(this.#entries, offset, at, seq)
  }
}

export function readAt(bytes: Buffer, offset: number): number {
  return bytes.readUInt16BE(offset + 2) * 2 ** 32 + bytes.readUInt32BE(offset + 4)
}

export function writeStamp(bytes: Buffer, offset: number, at: number, seq: number): void {
  bytes.writeUInt16BE(Math.floor(at / 2 ** 32), offset + 2)
  bytes.writeUInt32BE(at % 2 ** 32, offset + 4)
  bytes.writeUInt32BE(seq, offset + 8)
}

export function encodeDevices(devices: readonly string[]): Buffer {
  return Buffer.from(
    [String.fromCharCode(devices.length), ...devices.map(name => String.fromCharCode(name.length) + name)].join(''),
    'latin1',
  )
}

/** The names, and where the questions begin. */
export function readDevices(bytes: Buffer): { devices: string[]; end: number } {
  const devices: string[] = []
  let end = 1
  while (devices.length < bytes[0]!) {
    const length = bytes[end]!
    devices.push(bytes.toString('latin1', end + 1, end + 1 + length))
    end += 1 + length
  }
  return { devices, end }
}

function tooManyDevices(): AppError {
  const message = `A sheet holds answers of at most ${maxDevices} devices`
  return new AppError('validation_failed', { fields: [{ path: 'device', code: 'too_many', message }] })
}
