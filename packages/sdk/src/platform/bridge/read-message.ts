import {
  bridgeVersion,
  type IncomingMessage,
  incomingRows,
  longestIncoming,
  longestOutgoing,
  type OutgoingMessage,
  type OutgoingType,
  outgoingRows,
} from './messages.ts'

/** What a wrapper has said, or null for all that is none of its messages: others send texts to pages, too. */
export function readMessage(text: unknown): IncomingMessage | null {
  if (typeof text !== 'string' || text.length > longestIncoming) return null
  const message = parse(text)
  if (message?.prostuti !== bridgeVersion || typeof message.type !== 'string') return null
  if (!Object.hasOwn(incomingRows, message.type)) return null
  const fields = Object.entries(incomingRows[message.type as keyof typeof incomingRows])
  if (!fields.every(([name, reads]) => reads(message[name]))) return null
  // Checked field by field against the row of its type.
  return Object.fromEntries([['type', message.type], ...fields.map(([name]) => [name, message[name]])]) as never
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : null
  } catch {
    // Another script's text: nobody's message.
    return null
  }
}

/** A message as it crosses, with the fields of its row alone; null where it is too long. */
export function writeMessage(type: OutgoingType, detail: object, id?: number): string | null {
  const fields = outgoingRows[type].fields.map(name => [name, Reflect.get(detail, name) ?? null])
  const message: OutgoingMessage = { prostuti: bridgeVersion, type, ...(id && { id }), ...Object.fromEntries(fields) }
  const text = JSON.stringify(message)
  return text.length > longestOutgoing ? null : text
}
