import { personalDataApiOf } from '@prostuti/sdk/auth'
import { OwnPage } from '../own-page/index.ts'
import type { BelongingProps } from './belonging.props.ts'
import { BelongingForm } from './belonging-form.tsx'

export function BelongingPage(props: BelongingProps) {
  return (
    <OwnPage {...props} ask={['belonging', () => personalDataApiOf(props.client).belonging()]} blocks={blocks}>
      {(said, { user }) => <BelongingForm {...props} user={user} said={said} />}
    </OwnPage>
  )
}

const blocks = ['44px', '72px', '180px', '48px']
