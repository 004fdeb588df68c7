/** Set while anything of talk waits on this device, so that any page of ours knows without opening a database. */
export const waitingFlag = (base: string): string => `prostuti:talk-waiting:${base}`

interface TalkMessage {
  readonly type: 'talk-waiting'
  readonly base: string
}

/** Tells the other tabs that what waits has changed. */
export const talkMessage = (base: string): TalkMessage => ({ type: 'talk-waiting', base })

export function isTalkMessage(message: unknown, base: string): boolean {
  const { type, base: of } = (message ?? {}) as Partial<TalkMessage>
  return type === 'talk-waiting' && of === base
}
