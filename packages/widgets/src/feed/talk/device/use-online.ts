import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

/** Whether there is a network; a server that draws has one. */
export function useOnline({ platform }: Pick<Prostuti, 'platform'>): boolean {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    setOnline(platform.network.online())
    return platform.network.onChange(setOnline)
  }, [platform])
  return isOnline
}
