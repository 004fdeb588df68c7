/** Each setting of the server with its type, default and comment, as `Settings` of `config.ts` has them. */
export declare function readSettings(): {
  id: string
  kind: string
  fallback: string | null
  text: string
}[]
