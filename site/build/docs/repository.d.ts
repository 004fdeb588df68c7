/** Of this repository: builds run in `site`. */
export declare const root: string
export declare const readText: (path: string) => string
