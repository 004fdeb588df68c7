import { style as common } from '../style.ts'

/** The look of the sandbox's pages, and what a payment page has besides. */
export const style = `${common}
h1 { overflow-wrap: anywhere }
fieldset { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; border: 0 }
legend { margin-bottom: 8px; padding: 0 }
.method { display: flex; align-items: center; justify-content: center; gap: 6px; min-height: 56px; padding: 4px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
.method:has(:checked) { border-color: var(--green); background: var(--soft) }
.method:has(:focus-visible) { outline: 3px solid var(--green); outline-offset: 2px }
input[type=radio] { accent-color: var(--green); margin: 0 }
.pay { justify-content: center; margin-top: 8px; border-color: var(--green); background: var(--green); color: var(--ground); font-weight: 700 }
.pay:hover { background: var(--green); filter: brightness(1.1) }
.language { float: inline-end; padding: 2px 4px; color: var(--quiet) }
.panel { margin-top: 8px; border-top: 1px dashed var(--line); padding-top: 8px; color: var(--quiet) }
.panel summary { min-height: 44px; display: flex; align-items: center; cursor: pointer }
.panel summary::before { content: '+'; margin-inline-end: 8px }
.panel[open] summary::before { content: '−' }
.panel label { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-items: center; margin-bottom: 8px; font-size: 14px; line-height: 1.5 }
.panel select { min-width: 0; min-height: 44px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); color: inherit; font: inherit }
.foot { margin: 16px 0 0 }
`
