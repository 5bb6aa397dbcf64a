import { quoted } from '#app/i18n/quoted.ts'
import { columnsOfTexts } from '#app/i18n/text-columns.ts'
import { parseTextLine } from '#app/i18n/text-line.ts'
import {
  parseTranslations,
  type Translations,
} from '#app/shop-settings/parse-translations.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import {
  preparePhoto,
  storePrepared,
  withPhotos,
  type PreparedPhoto,
} from './prepare-photo.server.ts'
import type { UnreadableFile } from '#app/shop/operations/given-files/read-given-file.server.ts'
import type { RefusedPhoto } from './convert-photo.server.ts'
import { readPhotoFile } from './read-photo-file.server.ts'
import { sweepPictures } from './sweep-pictures.server.ts'
import {
  listPictureRows,
  newPictureRow,
  tooManyFault,
  writePictureRows,
  type PictureRow,
} from './picture-rows.server.ts'
import {
  createFault,
  faultOfFile,
  typedFact,
  type Fault,
} from '#app/shop/operations/findings/fault.ts'
import { staleRefusal, type Refused } from '#app/shop/operations/findings/change-refused.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

export type PictureOutcome = { ok: true } | Refused

/** Returns what tells a picture from another one. */
export const fingerprintOfPicture = ({
  hash,
  url,
  color,
}: Pick<PictureRow, 'hash' | 'url' | 'color'>) => [hash ?? url, color].join(' ')

/** Names a picture that staff saw at a place; once another one is there, nothing is changed. */
type SeenPicture = { place: number; fingerprint: string }

type AddedPictures = {
  files: string[]
  /** These words say what they show. */
  alt: Translations
  /** This is the slug of a colour of the product, or `''`. */
  color: string
  /** If it is true, they come before all others. */
  isFirst: boolean
}

const longestAlt = 250

/** Adds pictures of files to a product: all of them, or none. */
export const addPictures = (
  productId: string,
  added: AddedPictures,
  now: number,
): Promise<PictureOutcome> => withPhotos(() => convertAndAdd(productId, added, now))

async function convertAndAdd(
  productId: string,
  { files, alt, color, isFirst }: AddedPictures,
  now: number,
): Promise<PictureOutcome> {
  const findFault = async (reader: Reader, before: PictureRow[]) =>
    tooManyFault(before.length + files.length) ?? (await colorFault(reader, productId, color))
  // A conversion takes a second or more, so what needs none is checked before.
  const early = await findFault(db.read, await listPictureRows(db.read, productId))
  if (early !== undefined) return { ok: false, faults: [early] }
  const words = readAlt(alt)
  const { faults } = words
  const photos: PreparedPhoto[] = []
  for (const file of files) {
    const read = await prepareFile(file)
    if (read.ok) photos.push(read.prepared)
    else faults.push(photoFault(file, read))
  }
  if (faults.length > 0) return { ok: false, faults }
  return change(productId, async (trx, rows) => {
    const fault = await findFault(trx, rows)
    if (fault !== undefined) return { ok: false, faults: [fault] }
    const added: PictureRow[] = []
    for (const photo of photos) {
      const hash = await storePrepared(trx, photo)
      added.push({ ...newPictureRow(hash, now), ...words.alt, color })
    }
    const details = { pictures: added.length, color }
    await recordChange(trx, { command: 'picture add', about: productId, details }, now)
    return { ok: true, rows: isFirst ? [...added, ...rows] : [...rows, ...added] }
  })
}

/** Removes pictures by their places, which count from 1. Without any the product is drawn again. */
export async function removePictures(
  productId: string,
  places: number[] | 'all',
  now: number,
  seen?: SeenPicture,
): Promise<PictureOutcome> {
  const outcome = await changeSeen(productId, seen, async (trx, rows) => {
    const removed = places === 'all' ? rows.map((_, n) => n + 1) : places
    const faults = placeFaults(removed, rows)
    if (faults.length > 0) return { ok: false, faults }
    const details = { pictures: removed.length }
    await recordChange(trx, { command: 'picture remove', about: productId, details }, now)
    return { ok: true, rows: rows.filter((_, n) => !removed.includes(n + 1)) }
  })
  if (outcome.ok) await sweepPictures()
  return outcome
}

/** Gives the pictures another order: those named come first, and all others keep theirs. */
export async function orderPictures(
  productId: string,
  places: number[],
  now: number,
  seen?: SeenPicture,
): Promise<PictureOutcome> {
  return changeSeen(productId, seen, async (trx, rows) => {
    const faults = placeFaults(places, rows)
    if (faults.length > 0) return { ok: false, faults }
    await recordChange(
      trx,
      { command: 'picture order', about: productId, details: { places } },
      now,
    )
    const others = rows.filter((_, n) => !places.includes(n + 1))
    return { ok: true, rows: [...places.map((place) => rows[place - 1]!), ...others] }
  })
}

/** Says in words what a picture shows. */
export async function describePicture(
  productId: string,
  place: number,
  typed: Translations,
  now: number,
  seen?: SeenPicture,
): Promise<PictureOutcome> {
  const { alt, faults } = readAlt(typed)
  return changeSeen(productId, seen, async (trx, rows) => {
    const all = [...faults, ...placeFaults([place], rows)]
    if (all.length > 0) return { ok: false, faults: all }
    await recordChange(
      trx,
      { command: 'picture alt', about: productId, details: { place, ...alt } },
      now,
    )
    return { ok: true, rows: rows.map((row, n) => (n + 1 === place ? { ...row, ...alt } : row)) }
  })
}

/** A fault of a file begins with its path, of which its sender knows the name. */
const photoFault = (file: string, { reason, fault }: RefusedPhoto | UnreadableFile): Fault =>
  faultOfFile(file, reason === 'other' ? reason : `pictures.${reason}`, fault)

async function prepareFile(file: string) {
  const read = await readPhotoFile(file)
  return read.ok ? preparePhoto(read.bytes) : read
}

type Changed = { ok: true; rows: PictureRow[] } | Refused

/** Runs a change of the pictures of one product alone, after which every process shows them. */
const change = (
  productId: string,
  work: (trx: Transaction, rows: PictureRow[]) => Promise<Changed>,
): Promise<PictureOutcome> =>
  db.write(async (trx) => {
    await lockRows(trx.selectFrom('product').select('id').where('id', '=', productId))
    const outcome = await work(trx, await listPictureRows(trx, productId))
    if (!outcome.ok) return outcome
    await writePictureRows(trx, productId, outcome.rows)
    await bumpCatalogueVersion(trx)
    return { ok: true }
  })

const changeSeen = (
  productId: string,
  seen: SeenPicture | undefined,
  work: Parameters<typeof change>[1],
): Promise<PictureOutcome> =>
  change(productId, async (trx, rows) => {
    const found = seen && rows[seen.place - 1]
    return seen && (!found || fingerprintOfPicture(found) !== seen.fingerprint)
      ? staleRefusal('The pictures changed')
      : work(trx, rows)
  })

function placeFaults(places: number[], rows: PictureRow[]): Fault[] {
  const unknown = places.find((place) => !rows[place - 1])
  const repeated = places.find((place, n) => places.indexOf(place) !== n)
  return [
    ...(unknown === undefined
      ? []
      : [
          createFault(
            'pictures.gone',
            {},
            `There is no picture ${unknown}; the product has ${rows.length === 0 ? 'none' : `1 to ${rows.length}`}`,
          ),
        ]),
    ...(repeated === undefined
      ? []
      : [createFault('pictures.twice', { place: repeated }, `Picture ${repeated} is named twice`)]),
  ]
}

async function colorFault(reader: Reader, productId: string, color: string) {
  if (color === '') return undefined
  const variants = await reader
    .selectFrom('variant')
    .select('color')
    .distinct()
    .where('productId', '=', productId)
    .where('color', '!=', '')
    .orderBy('color')
    .execute()
  if (variants.some((one) => one.color === color)) return undefined
  const names = variants.map((one) => one.color).join(', ')
  return createFault(
    'pictures.colour',
    typedFact(color),
    `The product has no colour ${quoted(color)}; ${names ? `its colours are ${names}` : 'it has none'}`,
  )
}

function readAlt(typed: Translations) {
  const { texts, faults } = parseTranslations(typed, (one) =>
    parseTextLine('text', one, longestAlt),
  )
  return {
    alt: columnsOfTexts('alt', texts),
    faults: faults.map(({ language, reason, most, sentence }) =>
      createFault(
        reason === 'language' ? 'pictures.language' : 'pictures.textLong',
        { language, most },
        sentence,
        `alt_${language}`,
      ),
    ),
  }
}
