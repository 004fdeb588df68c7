/** What stands before a live attempt that nobody has begun yet; a page with an open attempt never asks for it. */

export { StartGate } from '../phases/start/start-gate.tsx'
export { default as styles } from '../styles/start.css?inline'
export const words = 'start'
