/** The part of the library that reads XML here; it has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(event: 'error', listener: (error: Error) => void): this
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'text', listener: (value: string, decode: Decode) => void): this
    on(event: 'cdata', listener: (value: string) => void): this
    /** Holds what is incomplete until more comes. */
    write(xml: string): this
    end(): void
  }
}
