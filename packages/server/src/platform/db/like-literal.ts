/** A text that a pattern of `like` takes as it stands. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)
