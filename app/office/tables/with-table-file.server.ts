import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import { withWorkFolder } from '#app/shop/operations/given-files/work-folder.server.ts'
import { refuse, type OfficeFormContext } from '../frame/create-office-action.server.ts'
import { megabyte, withUpload } from '../files/read-upload.server.ts'

/** A table has at most a million bytes, which the form that confirms it carries in base64. */
const tableLimits = {
  files: 1,
  bytesOfFile: megabyte,
  bytesOfField: 1.5 * megabyte,
  bytes: 2 * megabyte,
}

const longestName = 100

/** Describes a table that was uploaded to be checked, or that the page after the check carried to be stored. */
export type TableFile = {
  path: string
  /** The name that the file had at its sender. */
  name: string
  /** The bytes in base64. */
  content: string
  isConfirmed: boolean
  /** The other fields of the form. */
  fields: URLSearchParams
}

/** Runs work with the table of a form, whose file is deleted afterwards. A form without one is refused. */
export function withTableFile(
  context: OfficeFormContext,
  work: (file: TableFile) => Promise<Response>,
): Promise<Response> {
  const { request, t } = context
  return withUpload(request, tableLimits, async (read) => {
    if (!read.ok)
      return refuse(context, { file: t(`office.frame.upload.${read.reason}`, { megabytes: 1 }) })
    const { form: fields, files } = read
    const content = fields.get('content')
    if (content !== null) return withCarried(content, fields, work)
    const [path] = files
    if (path === undefined) return refuse(context, { file: t('office.frame.upload.none') })
    const bytes = await readFile(path)
    const name = basename(path)
    return work({ path, name, content: bytes.toString('base64'), isConfirmed: false, fields })
  })
}

function withCarried(
  content: string,
  fields: URLSearchParams,
  work: (file: TableFile) => Promise<Response>,
): Promise<Response> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, 'table.csv')
    await writeFile(path, Buffer.from(content, 'base64'))
    const name = cutText(removeUnseen(fields.get('name') ?? ''), longestName)
    return work({ path, name, content, isConfirmed: true, fields })
  })
}
