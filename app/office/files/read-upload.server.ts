import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { cleanField } from '#app/http/read-form.server.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import { withWorkFolder } from '#app/shop/operations/given-files/work-folder.server.ts'
import {
  MalformedUpload,
  readFormParts,
  readPartText,
  TooManyBytes,
  type FormPart,
} from './read-form-parts.server.ts'

/** It is in bytes. */
export const megabyte = 1024 * 1024

/** Limits a form with files. The server ends a request that is not complete within a minute. */
type UploadLimits = {
  files: number
  bytesOfFile: number
  bytes: number
  /** Limits each of the other fields; 64 KB if it is left out. */
  bytesOfField?: number
}

type Upload =
  /** `fields` names the field of each of the files. */
  | { ok: true; form: URLSearchParams; files: string[]; fields: string[] }
  | { ok: false; reason: 'too-many' | 'too-large' | 'malformed' }

/** A path has room for so much of the name that the file had at its sender. */
const longestName = 100

/** These limit the fields beside the files. */
const mostFields = 200
const usualBytesOfField = 64 * 1024

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

class TooManyFiles extends Error {}

async function readUpload(request: Request, limits: UploadLimits, folder: string): Promise<Upload> {
  const files: string[] = []
  const fields: string[] = []
  const form = new URLSearchParams()
  try {
    for await (const part of readFormParts(request, limits.bytes)) {
      if (part.fileName === undefined) await addField(part, form, limits.bytesOfField)
      else {
        if (files.length === limits.files && part.fileName !== '') throw new TooManyFiles()
        const path = join(folder, String(files.length), cleanName(part.fileName))
        await storeFile(part.content, path, limits.bytesOfFile)
        // A browser sends a file without a name where none was chosen.
        if (part.fileName === '') continue
        files.push(path)
        fields.push(part.name)
      }
    }
    return { ok: true, form, files, fields }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

async function addField(
  { name, content }: FormPart,
  form: URLSearchParams,
  most = usualBytesOfField,
) {
  const text = await readPartText(content, most)
  if (form.size === mostFields) throw new MalformedUpload()
  form.append(cleanField(name), cleanField(text))
}

function cleanName(fileName: string): string {
  const name = removeUnseen(basename(fileName.replaceAll('\\', '/'))).replace(
    /[^\p{L}\p{N} ._-]/gu,
    '_',
  )
  // The path of a folder is no name of a file.
  return /^\.*$/.test(name) ? 'file' : name.slice(-longestName)
}

async function storeFile(content: FormPart['content'], path: string, mostBytes: number) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, limited(content, mostBytes))
}

async function* limited(content: FormPart['content'], mostBytes: number) {
  let left = mostBytes
  for await (const bytes of content) {
    left -= bytes.length
    if (left < 0) throw new TooManyBytes()
    yield bytes
  }
}

function reasonOf(error: unknown): 'too-many' | 'too-large' | 'malformed' {
  if (error instanceof TooManyFiles) return 'too-many'
  if (error instanceof TooManyBytes) return 'too-large'
  if (error instanceof MalformedUpload) return 'malformed'
  throw error
}
