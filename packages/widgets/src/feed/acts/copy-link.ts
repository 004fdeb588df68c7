import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { tellDone, tellFailure } from '../talk/index.ts'
import type { StepProps } from './step-props.ts'

/** The address of a post, or of a comment within it. */
export async function copyLink({ t, postHref, subject }: StepProps): Promise<void> {
  const address = new URL(fillTemplate(postHref, { id: subject.post.id }), location.href)
  if (subject.kind === 'comment') address.hash = `comment-${subject.item.id}`
  try {
    await navigator.clipboard.writeText(address.href)
    tellDone(t('acts.copied'))
  } catch (error) {
    console.warn('prostuti: nothing may be copied here', error)
    tellFailure(address.href)
  }
}
