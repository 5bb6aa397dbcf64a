import { privateHeaders } from '#app/http/private-file.server.ts'

/** Sends CSV as a file to download. */
export function csvResponse(request: Request, name: string, text: string): Response {
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(Buffer.byteLength(text)),
    },
  })
}
