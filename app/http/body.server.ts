/** The limit is far above any form, and above 200 wishes with the longest ids. */
export const maxBodyBytes = 256 * 1024
const maxDrainedBytes = 1024 * 1024

/**
 * Returns the whole body, or undefined if it is too large. The excess is drained up to a bound, because a response to a
 * client that still sends would be lost with the connection.
 */
export async function readBody(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size <= maxDrainedBytes) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return size > maxBodyBytes ? undefined : Buffer.concat(chunks)
    size += value.byteLength
    if (size <= maxBodyBytes) chunks.push(value)
  }
  return undefined
}
