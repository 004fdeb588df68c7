import { toPlainJson } from './plain-json.ts'

/** What browsers let the requests of a page carry beyond its end, all that are under way together (Fetch, 4.6). */
const mostBytes = 65_536

interface KeepaliveGrant {
  granted: boolean
  /** The request has ended. */
  release(): void
}

/**
 * Which requests may outlive their page: as many as fit. One too many would not be sent at all, so it goes out as any other.
 * No body, no leave.
 */
export function createKeepaliveBudget(): (body: unknown) => KeepaliveGrant {
  let underWay = 0
  return body => {
    const bytes = body === undefined ? 0 : new Blob([toPlainJson(body)]).size
    const granted = bytes > 0 && underWay + bytes <= mostBytes
    const counted = granted ? bytes : 0
    underWay += counted
    return {
      granted,
      release() {
        underWay -= counted
      },
    }
  }
}
