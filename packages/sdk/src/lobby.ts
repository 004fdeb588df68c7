/** The hall before an exam: an entry of its own, since a page with nothing but the player needs none of it. */
export { createLobby, type Lobby, type LobbyOptions, type LobbyPhase, type LobbyView } from './exams/lobby.ts'
