import type { LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders } from '#app/http/private-file.server.ts'
import { streamChunks } from '#app/loaders/stream-chunks.server.ts'

const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
  zip: 'application/zip',
  gz: 'application/gzip',
}

/**
 * Sends a file a part at a time.
 * @param name Is in ASCII, without quotation marks.
 * @param size In bytes, if it is known.
 */
export function streamFile(
  { request, context: { drained } }: LoaderFunctionArgs,
  name: string,
  content: AsyncIterable<string | Uint8Array>,
  size?: number,
): Response {
  const body =
    request.method === 'HEAD'
      ? null
      : streamChunks(bytesOf(content), { signal: request.signal, drained })
  return new Response(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': types[name.split('.').at(-1)!] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(size !== undefined && { 'Content-Length': String(size) }),
    },
  })
}

async function* bytesOf(
  content: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const some of content) yield Buffer.from(some)
}
