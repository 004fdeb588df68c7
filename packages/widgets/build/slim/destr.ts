/** What ofetch needs of destr, in the embed: the server speaks JSON, and an answer that is none stays a text. */
export default function destr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
