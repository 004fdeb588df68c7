import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Stored {
  payload: AdapterPayload
  expiresAt: number
}

const maxEntries = 2_000

/**
 * Keeps what the provider must remember in memory, bounded: a restart forgets every token. Of sessions it keeps none, so
 * that every sign-in asks which of the people it shall be.
 */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Stored>()
  return model => adapterOf(model, entries)
}

function adapterOf(model: string, entries: Map<string, Stored>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`
  const isLive = ({ expiresAt }: Stored) => expiresAt > Date.now()
  const find = (key: string) => {
    const stored = entries.get(key)
    return stored && isLive(stored) ? stored.payload : undefined
  }
  const findBy = (field: 'uid' | 'userCode', value: string) => {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && payload[field] === value) return find(key)
    }
    return undefined
  }
  return {
    async upsert(id, payload, expiresIn) {
      if (model === 'Session') return
      entries.set(keyOf(id), {
        payload,
        expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
      })
      if (entries.size > maxEntries) makeRoom(entries, isLive)
    },
    find: async id => find(keyOf(id)),
    findByUid: async uid => findBy('uid', uid),
    findByUserCode: async code => findBy('userCode', code),
    async consume(id) {
      const payload = find(keyOf(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async id => void entries.delete(keyOf(id)),
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  }
}

/** What has expired goes first, then the oldest. */
function makeRoom(entries: Map<string, Stored>, isLive: (stored: Stored) => boolean): void {
  for (const [key, stored] of entries) if (!isLive(stored)) entries.delete(key)
  for (const key of entries.keys()) {
    if (entries.size <= maxEntries / 2) return
    entries.delete(key)
  }
}
