import type { CircularCard } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'

/** The site of an API: its address without `api/` at the end. */
export const siteOf = ({ base }: Pick<Prostuti, 'base'>): string => base.replace(/api\/$/, '')

type Opened = Pick<CircularCard, 'id' | 'slug'>

/** How an element opens a circular. */
export interface OpensJobs {
  client: Prostuti
  host: HTMLElement | null
  jobHref?: string
  emit(name: 'job-open', detail: { id: string; slug: string }): void
}

/** Undefined where the page has said that there is none. */
export function jobAddress({ client, jobHref }: OpensJobs, { id, slug }: Opened): string | undefined {
  if (jobHref === '') return undefined
  return fillTemplate(jobHref ?? `${siteOf(client)}jobs/{id}/{slug}`, { id, slug })
}

/** Dispatches a cancelable `prostuti-job-open`; a page that cancels it shows the circular by itself. */
export function openJob({ host, emit }: OpensJobs, { id, slug }: Opened, press: MouseEvent): void {
  if (opensElsewhere(press)) return
  const detail = { id, slug }
  if (!host) {
    emit('job-open', detail)
    return
  }
  const event = new CustomEvent('prostuti-job-open', { detail, bubbles: true, composed: true, cancelable: true })
  if (!host.dispatchEvent(event)) press.preventDefault()
}
