import { inflateRawSync } from 'node:zlib'

/** The texts of the parts of a zip file, by name: found by its directory (APPNOTE 4.3.12), another way than the product's. */
export function unzipTexts(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  const parts = new Map<string, string>()
  for (let index = 0; index < count; index++) {
    const [packedSize, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const [extraLength, commentLength] = [file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    const name = String(file.subarray(at + 46, at + 46 + nameLength))
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(start, start + packedSize)
    parts.set(name, String(file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)))
    at += 46 + nameLength + extraLength + commentLength
  }
  return parts
}
