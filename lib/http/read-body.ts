/** Bytes read and thrown away so that a sender of slightly too much still gets its answer instead of a broken connection. */
const DRAIN_BYTES = 1024 * 1024

/** A request's body as text; undefined when it is larger than `most` bytes. */
export async function readBody(request: Request, most: number): Promise<string | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size <= most) chunks.push(value)
    else if (size > DRAIN_BYTES) {
      await reader.cancel().catch(() => undefined)
      break
    }
  }
  return size > most ? undefined : Buffer.concat(chunks).toString('utf8')
}
