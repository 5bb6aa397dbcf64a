import { basename } from 'node:path'
import { languages } from '#app/i18n/languages.ts'
import {
  addPictures,
  describePicture,
  orderPictures,
  removePictures,
  type PictureOutcome,
} from '#app/shop/catalogue/pictures/change-pictures.server.ts'
import {
  actingOnce,
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { formIdOf } from '../frame/form-token.server.ts'
import { describeChangeFault } from '../frame/describe-change-fault.ts'
import { createUploadAction } from '../files/create-upload-action.server.ts'
import { megabyte, withUpload } from '../files/read-upload.server.ts'
import { productIdOf } from './product-form.server.ts'

/** The photos of a good camera are smaller, and a request has to be complete within a minute. */
const pictureLimits = { files: 10, bytesOfFile: 20 * megabyte, bytes: 60 * megabyte }

export const picturesAction = createUploadAction(
  { 'pictures.change': change },
  { intent: 'pictures.add', run: upload },
)

function upload(context: OfficeFormContext): Promise<Response> {
  const { request, t, now } = context
  return withUpload(request, pictureLimits, async (read) => {
    const { files, bytesOfFile, bytes } = pictureLimits
    if (!read.ok) {
      const limits = { files, megabytes: bytesOfFile / megabyte, all: bytes / megabyte }
      return refuse(context, {
        pictures: t(`office.products.pictures.upload.${read.reason}`, limits),
      })
    }
    if (read.files.length === 0)
      return refuse(context, { pictures: t('office.products.pictures.none') })
    const added = {
      files: read.files,
      alt: {},
      color: read.form.get('color') ?? '',
      isFirst: read.form.get('first') === 'yes',
    }
    const id = formIdOf(
      read.form,
      read.files.map((path) => basename(path)),
    )
    return actingOnce(context, id, async () =>
      respond(
        context,
        await addPictures(productIdOf(context), added, now),
        t('office.products.pictures.added', { count: added.files.length }),
      ),
    )
  })
}

function respond(context: OfficeFormContext, outcome: PictureOutcome, message: string) {
  if (!outcome.ok && outcome.isStale)
    return refuse(context, { form: context.t('office.products.pictures.moved') }, 409)
  if (!outcome.ok) {
    const faults = outcome.faults.map((fault) => describeChangeFault(fault, context).text)
    // Only the form that adds pictures has a field for them.
    const field = context.form.get('intent') === 'pictures.add' ? 'pictures' : 'form'
    return refuse(context, { [field]: faults.join(' ') })
  }
  return officeRedirect(context.url.pathname, message)
}

/** Returns 0, at which there is no picture, for what is no place. */
const readPlace = (typed: string | null) => (/^\d{1,3}$/.test(typed ?? '') ? Number(typed) : 0)

async function change(context: OfficeFormContext) {
  const { form, t, now } = context
  const [id, place] = [productIdOf(context), readPlace(form.get('place'))]
  const seen = { place, fingerprint: form.get('seen') ?? '' }
  switch (form.get('do')) {
    case 'remove':
      return respond(
        context,
        await removePictures(id, [place], now, seen),
        t('office.products.pictures.removed'),
      )
    case 'first':
    case 'up': {
      const from = form.get('do') === 'first' ? 1 : Math.max(1, place - 1)
      const before = Array.from({ length: from - 1 }, (_, n) => n + 1)
      const outcome = await orderPictures(id, [...before, place], now, seen)
      return respond(context, outcome, t('office.products.pictures.ordered'))
    }
    default: {
      const texts = Object.fromEntries(
        languages.flatMap((one) =>
          form.has(`alt_${one}`) ? [[one, form.get(`alt_${one}`)!]] : [],
        ),
      )
      return respond(
        context,
        await describePicture(id, place, texts, now, seen),
        t('office.products.pictures.described'),
      )
    }
  }
}
