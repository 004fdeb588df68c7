import { QueryClient } from '@tanstack/query-core'

/**
 * What the screens of a page have read from the server, by its key. Nothing is kept once no screen shows it, and what failed is
 * tried again by `ErrorState`, which says so.
 */
export function createStaffCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, gcTime: 0, retry: false, networkMode: 'always', structuralSharing: false },
    },
  })
}
