import type { ButtonProps } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type ButtonLinkProps = Pick<ButtonProps, 'kind' | 'children' | 'describes'> & { href: string; onClick?: () => void }

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ href, kind = 'plain', children, describes, onClick }: ButtonLinkProps) {
  return (
    <a className="ui-button" part="button" data-kind={kind} href={href} onClick={onClick}>
      <span>
        {children}
        {describes ? <VisuallyHidden>: {describes}</VisuallyHidden> : null}
      </span>
    </a>
  )
}
