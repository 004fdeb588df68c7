import type { Prostuti } from '@prostuti/sdk'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import type { Viewer } from './device/use-viewer.ts'

/** What every part of talk is given. */
export interface TalkProps {
  client: Prostuti
  host: HTMLElement | null
  language: Language
  t: Translate
  /** The server's clock, in milliseconds since 1970. */
  now: number
  viewer: Viewer
  /** Where a post is: `/discussions/id={id}`. */
  postHref: string
}
