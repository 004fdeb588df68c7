/** Messages of one language, cut to some prefixes: `virtual:messages/bn/player+ui` (build/messages.ts). */
declare module 'virtual:messages/*' {
  const messages: Readonly<Record<string, string>>
  export default messages
}

/** What the React flavour of each element brings, by tag (build/entries.ts). */
declare module 'virtual:entries/flavours' {
  export const flavours: Readonly<Record<string, import('../foundation/element/widget-root.tsx').Flavour>>
}
