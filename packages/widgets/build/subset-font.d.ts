declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    /** OpenType features by their four letters; all of them by default. */
    keepFeatures?: string[]
    /** Of the name table: 13 and 14 are the licence and its address. */
    preserveNameIds?: number[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
