import { privateHeaders } from '#app/http/private-file.server.ts'

/**
 * Sends a PDF that the browser shows.
 * @param name Is in ASCII, without quotation marks.
 */
export const sendPdf = (request: Request, name: string, pdf: Uint8Array): Response =>
  new Response(request.method === 'HEAD' ? null : Uint8Array.from(pdf), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Length': String(pdf.length),
    },
  })
