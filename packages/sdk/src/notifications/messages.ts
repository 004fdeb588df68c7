/** The words of `notifications`, a language an export, so that a bundle takes the one it needs. */
export { default as bn } from './locales/bn.json' with { type: 'json' }
export { default as en } from './locales/en.json' with { type: 'json' }
