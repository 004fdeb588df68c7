/** Messages of one language, cut to some prefixes: `virtual:messages/bn/player+ui` (build/messages.ts). */
declare module 'virtual:messages/*' {
  const messages: Readonly<Record<string, string>>
  export default messages
}
