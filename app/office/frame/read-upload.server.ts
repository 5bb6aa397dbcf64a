import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
  type FileUpload,
} from '@mjackson/form-data-parser'
import { removeUnseen } from '#app/i18n/visitor-text.ts'

/** Limits a form with files. The server ends a request that is not complete within a minute. */
export type UploadLimits = { files: number; bytesOfFile: number; bytes: number }

type Upload =
  | { ok: true; form: URLSearchParams; files: string[] }
  | { ok: false; reason: 'too-many' | 'too-large' | 'malformed' }

/** A path has room for so much of the name that the file had at its sender. */
const longestName = 100

/**
 * Runs work with the files of a form, each under its own name in a folder that is deleted afterwards. Each file is in
 * memory while it comes in, the others are on disk; beyond a limit nothing more is read.
 */
export async function withUpload<Outcome>(
  request: Request,
  limits: UploadLimits,
  work: (upload: Upload) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-upload-'))
  try {
    return await work(await readUpload(request, limits, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readUpload(
  request: Request,
  { files: maxFiles, bytesOfFile: maxFileSize, bytes }: UploadLimits,
  folder: string,
): Promise<Upload> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bytes)
    return { ok: false, reason: 'too-large' }
  const files: string[] = []
  const store = async (file: FileUpload) => {
    // A browser sends a file without a name where none was chosen.
    if (file.name === '' && file.size === 0) return null
    files.push(await storeFile(file, join(folder, String(files.length))))
    return null
  }
  try {
    const counted = new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: request.body?.pipeThrough(limitBytes(bytes)) ?? null,
      duplex: 'half',
    })
    const read = await parseFormData(counted, { maxFiles, maxFileSize }, store)
    return { ok: true, form: textsOf(read), files }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

class TooManyBytes extends Error {}

function limitBytes(most: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) controller.error(new TooManyBytes())
      else controller.enqueue(chunk)
    },
  })
}

async function storeFile(file: FileUpload, folder: string): Promise<string> {
  await mkdir(folder)
  const name = removeUnseen(basename(file.name.replaceAll('\\', '/'))).replace(
    /[^\p{L}\p{N} ._-]/gu,
    '_',
  )
  const path = join(folder, name.slice(-longestName) || 'file')
  await writeFile(path, file.stream())
  return path
}

/** Control characters are dropped as in other forms (read-form.server.ts). */
const textsOf = (form: FormData) =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replace(/[^\P{Cc}\t\n\r]/gu, '')]] : [],
    ),
  )

function reasonOf(error: unknown): 'too-many' | 'too-large' | 'malformed' {
  if (error instanceof MaxFilesExceededError) return 'too-many'
  if (error instanceof TooManyBytes || error instanceof MaxFileSizeExceededError) return 'too-large'
  if (error instanceof FormDataParseError || error instanceof MultipartParseError)
    return 'malformed'
  throw error
}
