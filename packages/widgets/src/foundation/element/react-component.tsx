import type { Prostuti } from '@prostuti/sdk'
import { type ComponentType, type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { openRoot } from '../look/root.ts'
import { addStyles } from '../look/styles.ts'
import { clientFor } from './client.ts'
import type { CommonAttributes, LazyPart, OwnProps, Widget } from './define-widget.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { languageOf } from './language.ts'
import { type Flavour, useTranslate } from './widget-root.tsx'

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]?: (detail: Events[Name]) => void
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Props of a widget's React component: its own, the common attributes, a handler for each event, and the client. */
export type ReactProps<Props, Events> = OwnProps<Props> &
  Omit<CommonAttributes, 'lang'> &
  Handlers<Events> & {
    language?: 'bn' | 'en'
    /** Default: the page's client of `base`. */
    client?: Prostuti
    className?: string
  }

/**
 * The React component of a widget. It draws into a shadow root of its own `<div>`, as the element does: one style sheet
 * serves both, and the page's styles stay out. On a server it is an empty box, filled when the page wakes up.
 *
 * @example
 * const ExamList = reactComponent(examList, flavour)
 * <ExamList state="running" onChosen={({ exam }) => navigate(exam)} />
 */
export function reactComponent<Props, Events extends object>(
  widget: Widget<Props, Events>,
  flavour: Flavour,
): ComponentType<ReactProps<Props, Events>> {
  function WidgetHost(props: HostProps) {
    const [root, setRoot] = useState<HTMLElement | null>(null)
    const attach: RefCallback<HTMLDivElement> = useCallback(host => {
      if (host) setRoot(openRoot(host, widget.styles))
    }, [])
    return (
      <div ref={attach} className={props.className} data-theme={props.theme}>
        {root &&
          createPortal(<Inside {...props} root={root} widget={widget as unknown as Widget} flavour={flavour} />, root)}
      </div>
    )
  }
  WidgetHost.displayName = widget.tag
  return WidgetHost as ComponentType<ReactProps<Props, Events>>
}

type HostProps = Record<string, unknown> & { className?: string; theme?: string }

type InsideProps = HostProps & { root: HTMLElement; widget: Widget; flavour: Flavour; base?: string }

function Inside({ root, widget, flavour, base, theme, className, ...own }: InsideProps) {
  const Component = widget.component as ComponentType<Record<string, unknown>>
  const language = languageOf(root, own.language)
  const t = useTranslate(language, flavour.messages)
  const newest = useRef(own)
  newest.current = own
  const emit = useMemo(() => (name: string, detail: unknown) => handlerOf(newest.current, name)?.(detail), [])
  const extend = useCallback(
    async ({ styles }: LazyPart) => addStyles(root.getRootNode() as ShadowRoot, styles),
    [root],
  )
  const client = own.client ?? clientFor(base ?? flavour.base, language)
  return (
    <ErrorBoundary t={t}>
      <Component {...own} client={client} language={language} t={t} emit={emit} extend={extend} host={null} />
    </ErrorBoundary>
  )
}

/** `signed-in` → `onSignedIn`. */
function handlerOf(props: Record<string, unknown>, name: string): ((detail: unknown) => void) | undefined {
  const handler = props[`on-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
  return typeof handler === 'function' ? (detail: unknown) => handler(detail) : undefined
}
