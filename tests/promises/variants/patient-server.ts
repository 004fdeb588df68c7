import { serveVariant } from './variant-server.ts'

/** A server that waits for whoever is connected before it ends. */
await serveVariant({})
