import type { Prostuti } from '@prostuti/sdk'
import { memoryApiOf } from '@prostuti/sdk/study'
import { useEffect, useState } from 'react'

/** How many questions of these topics I got wrong before; 0 where nobody knows. */
export function useMistakes(client: Prostuti, topics: readonly string[]): number {
  const [count, setCount] = useState(0)
  const key = topics.join(',')
  useEffect(() => {
    let current = true
    setCount(0)
    if (key === '' || !client.auth.$user.get()) return
    const api = memoryApiOf(client)
    Promise.all(key.split(',').map(category => api.mistakes({ category, pageSize: 1 }))).then(
      lists => current && setCount(lists.reduce((sum, list) => sum + list.count, 0)),
      // Without an answer the choice is not offered.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, key])
  return count
}
