import styles from './acts.css?inline'
import { TalkMenu } from './talk-menu.tsx'

/** What is done with a post or comment besides reading: its menu, deleting it, reporting it. */
export const actsPart = { styles, words: 'acts', TalkMenu }
