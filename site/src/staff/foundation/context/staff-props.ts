import type { Language, Role } from '@prostuti/contract'
import type { Messages } from '@prostuti/sdk/i18n/translate'

/** What every screen of the staff gets from its page. */
export interface StaffProps {
  readonly language: Language
  /** Where the API answers, ending in `/api/`. */
  readonly apiBase: string
  /** The server's clock when the page was drawn, in milliseconds since 1970. */
  readonly now: number
  readonly person: { readonly id: string; readonly name: string; readonly role: Role }
  /** Those of the frame and of the screen's rooms, in the page's language. */
  readonly texts: Messages
}
