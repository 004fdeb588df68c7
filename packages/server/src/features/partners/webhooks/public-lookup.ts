import type { LookupAddress, LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './hosts.ts'

/** A name that leads to an address which is not everybody's to call. */
export class PrivateHost extends Error {}

/** Node's look-up of all addresses of a name. */
type LookUpAll = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Looks a name up for a connection: one address that is not public spoils them all, and what was looked at is what is called. */
export function createPublicLookup(lookUp: LookUpAll): LookupFunction {
  return (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || found.some(({ address }) => !isPublicAddress(address))) return done(new PrivateHost(host), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
}
