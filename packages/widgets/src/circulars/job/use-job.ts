import { useStore } from '@nanostores/react'
import type { CircularCard, MyCircular } from '@prostuti/contract'
import { circularsApiOf, timeLeft } from '@prostuti/sdk/circulars'
import { useEffect, useState } from 'react'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'
import type { JobData, JobProps } from './job.props.ts'

/** Like ones that are shown below a circular that has ended. */
const mostSimilar = 2

/** The circular; where no server has drawn it, like ones are asked for only once it has ended. */
export function useJob({ client, jobId, initial }: JobProps): Request<JobData> {
  const load = async (): Promise<JobData> => {
    const api = circularsApiOf(client)
    const circular = await api.circular(jobId, { fresh: !client.$timeKnown.get() })
    const hasEnded = timeLeft(circular, client.now()).kind === 'over'
    return { circular, mine: null, similar: hasEnded ? await similarTo(circular) : [] }
  }
  const similarTo = ({ id, category }: CircularCard): Promise<CircularCard[]> =>
    circularsApiOf(client)
      .circulars({ category: [category], pageSize: mostSimilar + 1 })
      .then(
        ({ results }) => results.filter(circular => circular.id !== id).slice(0, mostSimilar),
        error => {
          console.warn('prostuti: no circulars like this one', error)
          return []
        },
      )
  return useRequest(jobId, load, initial)
}

/** What the person who looks has of it; null for a visitor, and until it is known. */
export function useMine({ client, jobId, personal, initial, drawn }: JobProps): MyCircular | null {
  const user = useStore(client.auth.$user)
  const [mine, setMine] = useState(initial?.mine ?? null)
  const person = user === undefined ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (!personal) return
    if (person === undefined) {
      client.auth.refresh().catch(error => console.warn('prostuti: nobody known yet', error))
      return
    }
    if (person === null) return setMine(null)
    if (initial && drawn?.person === person) return setMine(initial.mine)
    let isCurrent = true
    circularsApiOf(client)
      .myCircular(jobId)
      .then(
        found => isCurrent && setMine(found),
        error => console.warn('prostuti: what is kept of this circular is not known', error),
      )
    return () => {
      isCurrent = false
    }
  }, [client, jobId, person, personal])
  return mine
}
