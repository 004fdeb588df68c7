import type { StreamEvent } from '@prostuti/contract'

/** What the tabs of a browser tell each other of the stream. */
export interface StreamMessage {
  readonly type: 'prostuti-stream'
  readonly base: string
  readonly event?: StreamEvent
  /** `anyone`: does anyone look at a tab? `here`: at this one. */
  readonly say?: 'anyone' | 'here'
}

export const isStreamMessage = (message: unknown, base: string): message is StreamMessage =>
  typeof message === 'object' &&
  message !== null &&
  (message as StreamMessage).type === 'prostuti-stream' &&
  (message as StreamMessage).base === base
