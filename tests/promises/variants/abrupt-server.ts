import { serveVariant } from './variant-server.ts'

/** A server that ends at once, whatever it is doing. */
await serveVariant({ stop: () => process.exit(0) })
