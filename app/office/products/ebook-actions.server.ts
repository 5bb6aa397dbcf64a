import { cutText } from '#app/i18n/visitor-text.ts'
import {
  addEbookFile,
  removeEbookFile,
} from '#app/shop/catalogue/ebooks/files/change-ebook-file.server.ts'
import { inspectInProcess } from '#app/shop/catalogue/ebooks/files/inspect-in-process.server.ts'
import { tellBuyers } from '#app/shop/ordering/downloads/new-edition.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeChangeFault } from '../frame/describe-change-fault.ts'
import { createUploadAction } from '../files/create-upload-action.server.ts'
import { megabyte, withUpload } from '../files/read-upload.server.ts'
import { findEbook } from './find-ebook.server.ts'
import { productIdOf } from './product-form.server.ts'

/** A request has to be complete within a minute. The command takes larger recordings. */
export const ebookMegabytes = 200

const limits = {
  files: 1,
  bytesOfFile: ebookMegabytes * megabyte,
  bytes: (ebookMegabytes + 1) * megabyte,
}

export const ebookAction = createUploadAction(
  { 'ebook.remove': remove, 'ebook.tell': tell },
  { intent: 'ebook.add', run: add },
)

/** A cookie carries the message. */
const longestMessage = 600

async function add(context: OfficeFormContext): Promise<Response> {
  const { t, url } = context
  const id = productIdOf(context)
  // No file is received for what is no e-book.
  await findEbook(id, context)
  return withUpload(context.request, limits, async (read) => {
    if (!read.ok)
      return refuse(context, {
        file: t(`office.frame.upload.${read.reason}`, { megabytes: ebookMegabytes }),
      })
    const [path] = read.files
    if (path === undefined) return refuse(context, { file: t('office.frame.upload.none') })
    const outcome = await addEbookFile(id, path, noFurtherCheck, Date.now, inspectInProcess)
    if (!outcome.ok) {
      const texts = outcome.faults.map((fault) => describeChangeFault(fault, context).text)
      return refuse(context, { file: texts.join(' ') })
    }
    const added = t(outcome.isSame ? 'office.ebook.same' : 'office.ebook.added')
    const announced = read.form.get('tell') === 'yes' ? await announce(id, context) : ''
    const message = [added, announced, ...outcome.remarks].filter(Boolean).join(' ')
    return officeRedirect(url.pathname, cutText(message, longestMessage))
  })
}

/** The command that inspects the file runs EPUBCheck, too. */
const noFurtherCheck = () => Promise.resolve([])

async function announce(id: string, { t, now }: OfficeFormContext): Promise<string> {
  const outcome = await tellBuyers(id, now)
  if (outcome.ok) return t('office.ebook.announced', { count: outcome.buyers })
  return t(`office.ebook.notAnnounced.${outcome.reason}`)
}

async function tell(context: OfficeFormContext) {
  return officeRedirect(context.url.pathname, await announce(productIdOf(context), context))
}

async function remove(context: OfficeFormContext) {
  const { t, url } = context
  if (!(await removeEbookFile(productIdOf(context), Date.now)))
    return refuse(context, { form: t('office.ebook.notAnnounced.no-file') }, 409)
  return officeRedirect(url.pathname, t('office.ebook.removed'))
}
