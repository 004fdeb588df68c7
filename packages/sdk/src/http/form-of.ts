/** A file as the body of a call that takes it in its field `file`. */
export function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
