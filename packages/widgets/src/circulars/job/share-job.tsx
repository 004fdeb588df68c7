import { useState } from 'react'
import { type ShareOutcome, shareOrCopy } from '../../exams/shared/index.ts'
import { IconShare } from '../../foundation/icons/exam-icons.tsx'
import { toast } from '../../foundation/page/toast.ts'
import { jobAddress } from '../rows/index.ts'
import type { JobViewProps } from './view-props.ts'

/** Offers the circular's address to the device's apps, else to the clipboard, else to read. */
export function ShareJob(props: JobViewProps) {
  const { t, circular } = props
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const address = () =>
    new URL(jobAddress({ ...props, jobHref: props.jobHref || undefined }, circular)!, location.href).href
  const share = async () => {
    const done = await shareOrCopy(`${circular.title}, ${circular.company}`, address())
    setOutcome(done)
    if (done === 'copied') toast(t('job.copied'))
  }
  return (
    <>
      <button type="button" className="ui-tool" onClick={() => void share()}>
        <IconShare />
        <span className="ui-hidden">{t('job.share')}</span>
      </button>
      <p role="status" className="job-shared ui-small">
        {outcome === 'copied' ? t('job.copied') : null}
        {outcome === 'failed' ? <a href={address()}>{address()}</a> : null}
      </p>
    </>
  )
}
