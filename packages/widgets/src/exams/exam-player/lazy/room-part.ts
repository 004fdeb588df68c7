/** What staff say to everybody who sits an exam; loaded when they say something. */

export { RoomMessage } from '../screen/room-message.tsx'
export { default as styles } from '../styles/room-message.css?inline'
export const words = 'room'
