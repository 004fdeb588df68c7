/** Uploads of a page that stop where a test wants them to; `restore` gives the browser's own back. */
export function fakeUploads() {
  const own = globalThis.XMLHttpRequest
  const sent: FakeUpload[] = []
  class Upload extends FakeUpload {
    override send(): void {
      sent.push(this)
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload })
  return { sent, restore: () => Object.assign(globalThis, { XMLHttpRequest: own }) }
}

type Listener = (() => void) | null

class FakeUpload {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
  readonly statusText = ''
  status = 0
  responseText = ''
  isAborted = false
  onload: Listener = null
  onerror: Listener = null
  onabort: Listener = null
  onloadend: Listener = null
  open(): void {}
  send(): void {}
  setRequestHeader(): void {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  abort(): void {
    this.isAborted = true
    this.#end(this.onabort)
  }
  move(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total })
  }
  fail(): void {
    this.#end(this.onerror)
  }
  arrive(body: object): void {
    Object.assign(this, { status: 200, responseText: JSON.stringify(body) })
    this.#end(this.onload)
  }
  #end(listener: Listener): void {
    listener?.()
    this.onloadend?.()
  }
}
