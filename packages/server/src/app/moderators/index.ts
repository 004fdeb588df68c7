export { type Account, listModerators, setModerator } from './moderators.ts'
