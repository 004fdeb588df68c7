import type { Prostuti } from '@prostuti/sdk'
import { ApiError } from '@prostuti/sdk'
import { type Practice, practicesOf } from '@prostuti/sdk/study'
import { useEffect } from 'react'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'

/** A practice of this device, or of the server where another device has begun it; without an id the last that was handed in. */
export function usePractice(client: Prostuti, id: string | null): Request<Practice> {
  const request = useRequest(id ?? '', () => open(client, id))
  const practice = request.data
  useEffect(() => () => practice?.pause(), [practice])
  return request
}

async function open(client: Prostuti, wanted: string | null): Promise<Practice> {
  const practices = practicesOf(client)
  const id = wanted ?? (await practices.lastFinished())
  if (id === null) throw new ApiError({ code: 'not_found', status: 404, call: 'practices' })
  return practices.open(id)
}
