/** What the join page fetches once the hall is open. */
export { default as styles } from '../lobby-room.css?inline'
export { LobbyRoom } from '../lobby-room.tsx'
export const words = 'lobby'
