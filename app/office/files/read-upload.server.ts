import { withWorkFolder } from '#app/shop/operations/given-files/work-folder.server.ts'
import { ReceivedForm, type UploadRefusal, type UploadLimits } from './received-form.server.ts'

/** It is in bytes. */
export const megabyte = 1024 * 1024

type Upload =
  /** `fields` names the field of each of the files. */
  | { ok: true; form: URLSearchParams; files: string[]; fields: string[] }
  | { ok: false; reason: UploadRefusal }

/**
 * Runs work with the files of a form, each under its own name in a folder of the data that is deleted afterwards. They
 * are written as they come in; beyond a limit nothing more is stored.
 */
export function withUpload<Outcome>(
  request: Request,
  limits: UploadLimits,
  work: (upload: Upload) => Promise<Outcome>,
): Promise<Outcome> {
  return withWorkFolder(async (folder) => work(await readUpload(request, limits, folder)))
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readUpload(
  { body, headers }: Request,
  limits: UploadLimits,
  folder: string,
): Promise<Upload> {
  if (!body) return { ok: false, reason: 'malformed' }
  const reader = body.getReader()
  try {
    if (Number(headers.get('Content-Length') ?? 0) > limits.bytes)
      return { ok: false, reason: 'too-large' }
    const received = new ReceivedForm(limits, folder)
    const reason = await received.receive(headers.get('Content-Type') ?? '', piecesOf(reader))
    const { form, files, fields } = received
    return reason ? { ok: false, reason } : { ok: true, form, files, fields }
  } finally {
    await drain(reader)
  }
}

async function* piecesOf(reader: Reader) {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/**
 * Reads the body to its end, because a browser shows the response only once it has sent all. The server ends a request
 * that takes longer than a minute.
 */
async function drain(reader: Reader) {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The body is not sent any more.
  }
}
