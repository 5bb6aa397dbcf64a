import { privateHeaders } from '#app/http/private-file.server.ts'

/** Sends lines of CSV as a file to download. */
export function tableResponse(request: Request, name: string, lines: Iterable<string>): Response {
  const text = [...lines].join('')
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(Buffer.byteLength(text)),
    },
  })
}
