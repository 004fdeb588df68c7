import { erase, notPersonal, type TableRules } from '../../../platform/people/person-rules.ts'

/** A device belongs to the session that subscribed it, and goes with that. */
export const pushRows: readonly TableRules[] = [
  { table: 'push_subscriptions', ...erase('push_subscriptions') },
  ...['push_deliveries', 'push_keys'].map(notPersonal),
]
