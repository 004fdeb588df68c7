/** The look of the sandbox's pages: the product's calm, and a dashed border that says "not the real thing". */
export const style = `
:root { color-scheme: light dark; --ground: #fff; --surface: #eef3f8; --line: #cfdbe6; --ink: #14212b; --quiet: #4b5c6b; --green: #0b7a4b; --soft: #e3f4ec; --warn: #8a4300; --warn-soft: #fef1e0 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f171d; --surface: #17222b; --line: #2b3a47; --ink: #e8eef3; --quiet: #b3c1cd; --green: #4cc38a; --soft: #12352a; --warn: #f2a54a; --warn-soft: #3a2a14 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--surface); color: var(--ink); font: 16px/1.65 system-ui, 'Noto Sans Bengali', sans-serif }
main { width: 100%; max-width: 440px; padding: 24px; background: var(--ground); border: 2px dashed var(--line); border-radius: 12px }
.badge { display: inline-block; margin: 0 0 12px; padding: 2px 12px; border-radius: 99px; background: var(--warn-soft); color: var(--warn); font-size: 14px; font-weight: 600 }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.5 }
small { display: block; font-size: 14px; font-weight: 400; color: var(--quiet); line-height: 1.5 }
.note { margin: 0 0 20px }
form { display: grid; gap: 8px }
button { display: flex; align-items: center; gap: 12px; min-height: 64px; width: 100%; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); color: inherit; font: inherit; text-align: start; cursor: pointer }
button:hover { border-color: var(--green); background: var(--soft) }
button:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
.initial { flex: none; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; background: var(--soft); color: var(--green); font-weight: 700 }
.who { display: grid; min-width: 0 }
.role, .email { font-size: 14px; line-height: 1.5; color: var(--quiet); overflow-wrap: anywhere }
.cancel { min-height: 44px; justify-content: center; border-color: transparent; color: var(--quiet) }
`
