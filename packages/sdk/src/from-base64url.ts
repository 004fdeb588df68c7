/** The bytes of a base64url text, as `toBase64url` writes it. A file of its own: what opens papers is loaded late, alone. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, char => char.charCodeAt(0))
}
