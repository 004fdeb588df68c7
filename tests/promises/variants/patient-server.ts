import { serveVariant } from './variant-server.ts'

/** A server that waits for its connections before it ends. */
await serveVariant({})
