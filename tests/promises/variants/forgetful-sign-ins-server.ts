import { forgetful } from './careless-sign-in.ts'
import { serveVariant } from './variant-server.ts'

/** A server that takes the same token of a partner as often as it comes, and ends at once. */
await serveVariant({ replaceParts: () => ({ changePartnerSignIns: forgetful }), stop: () => process.exit(0) })
