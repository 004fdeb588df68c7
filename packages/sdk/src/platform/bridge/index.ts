export { type Bridge, type BridgeParts, openBridge } from './bridge.ts'
export {
  ackMs,
  bridgeVersion,
  type IncomingMessage,
  incomingRows,
  longestIncoming,
  longestOutgoing,
  type OutgoingMessage,
  type OutgoingType,
  outgoingRows,
} from './messages.ts'
export { type BridgeTransport, findTransport, type HeldWindow } from './transports.ts'
