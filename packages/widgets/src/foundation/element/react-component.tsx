import type { Prostuti } from '@prostuti/sdk'
import { type ComponentType, type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { openRoot } from '../look/root.ts'
import { addStyles, styleTextOf } from '../look/styles.ts'
import { camelCase } from './attributes.ts'
import { clientFor } from './client.ts'
import type { CommonAttributes, LazyPart, OwnProps, Widget } from './define-widget.ts'
import type { CamelCase } from './element-attributes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { languageOf } from './language.ts'
import { silentClient } from './silent-client.ts'
import { type Flavour, useTranslate } from './widget-root.tsx'

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]?: (detail: Events[Name]) => void
}

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
 * serves both, and the page's styles stay out. A server draws what it knows, in a declarative shadow root, which the browser
 * has taken out of the markup before React looks at it; the page then draws over it.
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
      if (!host) return
      const drawn = host.shadowRoot !== null
      const opened = openRoot(host, widget.styles)
      // What a server drew goes as its successor comes; a root of StrictMode's first round is React's own.
      if (drawn && !filled.has(opened)) opened.replaceChildren()
      filled.add(opened)
      setRoot(opened)
    }, [])
    return (
      <div ref={attach} className={props.className} data-theme={props.theme}>
        {typeof document === 'undefined' && <Drawn {...props} widget={widget as unknown as Widget} flavour={flavour} />}
        {root &&
          createPortal(<Inside {...props} root={root} widget={widget as unknown as Widget} flavour={flavour} />, root)}
      </div>
    )
  }
  WidgetHost.displayName = widget.tag
  return WidgetHost as ComponentType<ReactProps<Props, Events>>
}

/** Boxes that a component of ours draws into. */
const filled = new WeakSet<HTMLElement>()

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

type DrawnProps = HostProps & { widget: Widget; flavour: Flavour }

/** Of a server: nobody is signed in and nothing is asked for, so that one person's page never holds another's. */
function Drawn({ widget, flavour, base, theme, className, client, language, ...own }: DrawnProps) {
  const Component = widget.component as ComponentType<Record<string, unknown>>
  const spoken = language === 'en' ? 'en' : 'bn'
  const t = useTranslate(spoken, flavour.messages)
  const isWhole = (widget.requires ?? []).every(name => own[camelCase(name)])
  const given = { client: client ?? silentClient, language: spoken, t, ...silent, host: null }
  return (
    <template {...{ shadowrootmode: 'open' }}>
      <style>{styleTextOf(widget.styles)}</style>
      <div className="prostuti-root">{isWhole && <Component {...own} {...given} />}</div>
    </template>
  )
}

const silent = { emit: () => undefined, extend: async () => undefined }

/** `signed-in` → `onSignedIn`. */
function handlerOf(props: Record<string, unknown>, name: string): ((detail: unknown) => void) | undefined {
  const handler = props[`on-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
  return typeof handler === 'function' ? (detail: unknown) => handler(detail) : undefined
}
