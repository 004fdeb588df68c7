import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  /** What to write, in a few words. */
  hint?: string
  /** What is wrong and how to mend it; announced when it appears. */
  fault?: string
}

type Ids = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, control, hint and fault, tied together for readers. */
function Frame({ label, hint, fault, children }: FieldProps & { children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  return (
    <div className="ui-field" data-wrong={fault ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {children({ id, 'aria-describedby': described, 'aria-invalid': fault ? true : undefined })}
      <span className="ui-fault" id={`${id}-fault`} role="alert">
        {fault}
      </span>
    </div>
  )
}

/** One line of text with its label. Styles: `ui/field.css`. */
export function Field({ label, hint, fault, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} fault={fault}>
      {ids => <input className="ui-input" part="input" {...input} {...ids} />}
    </Frame>
  )
}

/** A choice of a few; `children` are its `<option>`s. Styles: `ui/field.css`. */
export function Select({ label, hint, fault, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} fault={fault}>
      {ids => <select className="ui-select" part="input" {...select} {...ids} />}
    </Frame>
  )
}

/** Text of several lines with its label. Styles: `ui/field.css`. */
export function TextArea({ label, hint, fault, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} fault={fault}>
      {ids => <textarea className="ui-input" part="input" {...textarea} {...ids} />}
    </Frame>
  )
}
