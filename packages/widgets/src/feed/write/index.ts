import { Composer } from './composer.tsx'
import styles from './write.css?inline'

/** The place to write, with its words and style: fetched once a person writes. */
export const writePart = { styles, words: 'write', Composer }
