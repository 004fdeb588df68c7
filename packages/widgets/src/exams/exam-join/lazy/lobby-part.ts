/** What the join page fetches once the lobby is open. */
export { default as styles } from '../lobby-room.css?inline'
export { LobbyRoom } from '../lobby-room.tsx'
export const words = 'lobby'
