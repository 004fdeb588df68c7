import type { ElementTag } from '@prostuti/widgets/elements'
import type { EmbedName } from './embed-elements.ts'

type ElementName = ElementTag extends `prostuti-${infer Name}` ? Name : never

/**
 * Why an element stands in nobody's frame, as `/docs` says it (`docs.unframed_…`): it signs in or changes an `account`, it `spends`
 * coins or taka, what it shows is one person's `own`, or it draws what the page `around` it hands over.
 */
type Unframed = 'account' | 'spends' | 'own' | 'around'

/** Every element that `/embed/{element}` leaves out; a test asks of a new one that it stand here or in `embedElements`. */
export const unframedElements = {
  belonging: 'account',
  'delete-account': 'account',
  devices: 'account',
  'export-data': 'account',
  login: 'account',
  profile: 'account',
  'notification-settings': 'account',
  'buy-coin': 'spends',
  premium: 'spends',
  program: 'spends',
  bookmarks: 'own',
  contribute: 'own',
  feedback: 'own',
  notebook: 'own',
  notifications: 'own',
  'keep-exam': 'around',
  'push-question': 'around',
  'seat-finder': 'around',
} as const satisfies Partial<Record<Exclude<ElementName, EmbedName>, Unframed>>
