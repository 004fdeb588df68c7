/** Of the messages, not of the product: raised when one of them changes its meaning. */
export const bridgeVersion = 1

/** Longer texts are not read: nothing that a wrapper says comes near it. */
export const longestIncoming = 4_096

/** Longer texts are not sent. A rescue file of 500 answers has a tenth of it. */
export const longestOutgoing = 524_288

/** So long a wrapper has to say that it has heard what it must hear; then the page shows it. */
export const ackMs = 5_000

/**
 * What the page says, one row each, and the fields that cross with it: nothing else does, whatever an event holds. `asksAck`: the
 * message has an `id`, which the wrapper sends back.
 */
export const outgoingRows = {
  /** The first message. `version` is that of the page; a wrapper answers with its own. */
  hello: { fields: ['version'] },
  /** The element stands on the page. */
  ready: { fields: ['element', 'language'] },
  /** Nobody is signed in and somebody has to be: a one-time code for this challenge is awaited, with the same state. */
  'sign-in': { fields: ['challenge', 'state'], asksAck: true },
  'signed-in': { fields: [] },
  /** An exam was chosen from a list. */
  chosen: { fields: ['exam', 'state'] },
  /** The clock runs. */
  joined: { fields: ['exam', 'attempt', 'deadline'] },
  /** How many are answered, and never what was. */
  answered: { fields: ['answered', 'total'] },
  submitted: { fields: ['receipt'], asksAck: true },
  /** `text` is what a person may be shown. */
  failed: { fields: ['code', 'detail', 'text'], asksAck: true },
  /** The last resort: a file that the wrapper stores or shares. */
  rescue: { fields: ['name', 'text'], asksAck: true },
  /** Of all the page holds, in CSS pixels. */
  height: { fields: ['height'] },
  /** What became of a `back`; the wrapper goes back where it was not handled. */
  back: { fields: ['handled'] },
  /** The person has agreed to leave the exam. */
  leave: { fields: [] },
} as const satisfies Record<string, { fields: readonly string[]; asksAck?: boolean }>

export type OutgoingType = keyof typeof outgoingRows

export interface OutgoingMessage {
  readonly prostuti: typeof bridgeVersion
  readonly type: OutgoingType
  /** To be sent back as an `ack`. */
  readonly id?: number
  readonly [field: string]: unknown
}

type Reader<T> = (value: unknown) => value is T

const whole =
  (least: number, most: number): Reader<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most

const text =
  (longest: number): Reader<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= longest

const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value): value is T =>
    values.some(each => each === value)

const inset = whole(0, 400)

/** What a wrapper says: a message whose type or fields are others is ignored. */
export const incomingRows = {
  hello: { version: whole(1, 99) },
  /** The one-time code that was asked for with `sign-in`. */
  code: { code: text(200), state: text(64) },
  language: { language: oneOf('bn', 'en') },
  theme: { theme: oneOf('light', 'dark', 'auto') },
  /** The device's own button. */
  back: {},
  /** What the device covers of the page, in CSS pixels, where CSS does not know it. */
  'safe-area': { top: inset, right: inset, bottom: inset, left: inset },
  /** Height of the keyboard over the page; 0 once it has gone. */
  keyboard: { height: whole(0, 4_000) },
  /** The size of texts that the person has chosen on the device. */
  'text-size': { percent: whole(50, 400) },
  ack: { id: whole(1, Number.MAX_SAFE_INTEGER) },
} as const satisfies Record<string, Record<string, Reader<unknown>>>

type Rows = typeof incomingRows

export type IncomingType = keyof Rows

type FieldsOf<Type extends IncomingType> = {
  readonly [Name in keyof Rows[Type]]: Rows[Type][Name] extends Reader<infer T> ? T : never
}

export type IncomingMessage = { [Type in IncomingType]: { readonly type: Type } & FieldsOf<Type> }[IncomingType]
