import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { folderPrefix } from '#app/shop/catalogue/pictures/picture-origin.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ImportRefused } from '../import-refused.ts'
import {
  listPictureRows,
  newPictureRow,
  tooManyFault,
  writePictureRows,
} from '#app/shop/catalogue/pictures/picture-rows.server.ts'
import { findPhotoFault } from '#app/shop/catalogue/pictures/convert-photo.server.ts'
import {
  preparePhoto,
  storePrepared,
  withPhotos,
  type PreparedPhoto,
} from '#app/shop/catalogue/pictures/prepare-photo.server.ts'
import { readPhotoFile } from '#app/shop/catalogue/pictures/read-photo-file.server.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'

type Outcome = 'new' | 'same' | 'refused' | 'unknown'

/** `product` is the id of the product that the name of the file states, or `''`. `reason` explains a refusal. */
export type FolderPicture = { file: string; product: string; outcome: Outcome; reason: string }

export type FolderTotals = Record<Outcome, number>

/** Holds the names of the files of a folder, of which each product's are in their order. */
export type PictureFolder = { path: string; names: string[] }

type PlacedFile = { name: string; place: number }

/** A running shop reads all its pages again after a change, so changes are announced at most this often. */
const announceMs = 5_000

/**
 * Lists the files of a folder, but for hidden ones.
 * @throws {ImportRefused} if there is no such folder.
 */
export async function openPictureFolder(path: string): Promise<PictureFolder> {
  try {
    const names = await readdir(path)
    return { path, names: names.filter((name) => !name.startsWith('.')).sort() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new ImportRefused('missing', `There is no folder ${path}`)
    const fault = code === 'ENOTDIR' ? 'is no folder' : `cannot be read (${code})`
    throw new ImportRefused('unreadable', `${path} ${fault}`)
  }
}

/**
 * Gives products the pictures of a folder, whose files are named by ISBN, SKU or id; `-2` and so on at the end are
 * further pictures. All pictures of a product are taken, in one transaction, or none.
 * @param report Is called for each file.
 */
export async function importFolder(
  { path, names }: PictureFolder,
  { dryRun = false }: { dryRun?: boolean | undefined },
  report: (picture: FolderPicture) => void,
  now: number,
): Promise<FolderTotals> {
  const totals = { new: 0, same: 0, refused: 0, unknown: 0 }
  const tell = (picture: FolderPicture) => {
    totals[picture.outcome] += 1
    report(picture)
  }
  const byProduct = await groupByName(names, tell)
  let [announcedAt, isAnnounced] = [Date.now(), true]
  for (const [product, files] of byProduct) {
    const { outcome, reasons } = await withPhotos(() =>
      takePictures(path, product, files, dryRun, now),
    )
    for (const { name } of files)
      tell({ file: name, product, outcome, reason: reasons.get(name) ?? reasons.get('') ?? '' })
    if (outcome === 'new' && !dryRun) isAnnounced = false
    if (isAnnounced || Date.now() - announcedAt < announceMs) continue
    await db.write(bumpCatalogueVersion)
    ;[announcedAt, isAnnounced] = [Date.now(), true]
  }
  if (!isAnnounced) await db.write(bumpCatalogueVersion)
  if (!dryRun) await endImport(totals, now)
  return totals
}

async function endImport(totals: FolderTotals, now: number) {
  const change = { command: 'import pictures', about: 'catalogue', details: totals }
  await db.write((trx) => recordChange(trx, change, now))
  await sweepPictures()
}

/** Groups the files by the ids of their products, and reports those that name none or more than one. */
async function groupByName(names: string[], report: (picture: FolderPicture) => void) {
  const groups = new Map<string, PlacedFile[]>()
  for (const name of names) {
    const { ids, place } = await findNamed(parse(name).name)
    const [id] = ids
    if (id !== undefined && ids.length === 1)
      groups.set(id, [...(groups.get(id) ?? []), { name, place }])
    else {
      const reason =
        ids.length > 1
          ? `${ids.length} products have it; name the file by an id: ${ids.join(', ')}`
          : 'no product has this SKU, ISBN or id'
      report({ file: name, product: '', outcome: 'unknown', reason })
    }
  }
  return groups
}

type Named = { ids: string[]; place: number }

/** Cameras and systems change the case of names, so it counts only where products differ by nothing else. */
async function findNamed(name: string): Promise<Named> {
  const exact = await findWritten(name, false)
  return exact.ids.length > 0 ? exact : findWritten(name, true)
}

/** A SKU may itself end in a hyphen and a number, so the whole name counts first. */
async function findWritten(name: string, isAnyCase: boolean): Promise<Named> {
  const listIds = async (typed: string) => (await listBySku(typed, isAnyCase)).map(({ id }) => id)
  const whole = await listIds(name)
  const [, begin = '', place] = /^(.+)-([1-9]\d?)$/.exec(name) ?? []
  if (whole.length > 0 || place === undefined) return { ids: whole, place: 1 }
  return { ids: await listIds(begin), place: Number(place) }
}

type Taken = {
  outcome: Exclude<Outcome, 'unknown'>
  /** Holds the reason of each file that is refused; under `''` stands that of all others. */
  reasons: Map<string, string>
}

async function takePictures(
  folder: string,
  product: string,
  files: PlacedFile[],
  dryRun: boolean,
  now: number,
): Promise<Taken> {
  const ordered = files.toSorted((a, b) => a.place - b.place)
  // Converting takes a second or more for each, so what needs none is checked before.
  const tooMany = tooManyFault((await listOthers(db.read, product)).length + files.length)
  if (tooMany !== undefined)
    return { outcome: 'refused', reasons: new Map([['', tooMany.sentence]]) }
  const reasons = new Map<string, string>()
  const photos: { name: string; photo: PreparedPhoto }[] = []
  for (const [n, { name, place }] of ordered.entries()) {
    const twin = ordered[n - 1]
    const read =
      twin?.place === place
        ? { ok: false as const, fault: `is picture ${place} of its product, as ${twin.name} is` }
        : await readPhoto(join(folder, name), dryRun)
    if (!read.ok) reasons.set(name, read.fault)
    else if (read.prepared) photos.push({ name, photo: read.prepared })
  }
  if (reasons.size > 0) {
    const [first = ''] = reasons.keys()
    reasons.set('', `is not taken without ${first}, because a product’s pictures belong together`)
    return { outcome: 'refused', reasons }
  }
  const isBehind = ordered.every(({ place }) => place > 1)
  const outcome = dryRun ? 'new' : await storePhotos(product, photos, isBehind, now)
  return outcome === 'new' || outcome === 'same'
    ? { outcome, reasons }
    : { outcome: 'refused', reasons: new Map([['', outcome.fault]]) }
}

const isFromFolder = ({ url }: { url: string }) => url.startsWith(folderPrefix)

/** Lists the pictures that no folder gave, and which stay. */
const listOthers = async (reader: Reader, product: string) =>
  (await listPictureRows(reader, product)).filter((row) => !isFromFolder(row))

/** Reads a photo; a dry run only looks at its head. */
async function readPhoto(path: string, dryRun: boolean) {
  const read = await readPhotoFile(path)
  if (!read.ok) return read
  if (!dryRun) return preparePhoto(read.bytes)
  return (await findPhotoFault(read.bytes)) ?? { ok: true as const, prepared: undefined }
}

/**
 * Puts the photos in the place of those that a folder gave before: in front of all others, or behind them. A picture
 * that stays keeps its text, and if all stay, their order stays too.
 */
const storePhotos = (
  product: string,
  photos: { name: string; photo: PreparedPhoto }[],
  isBehind: boolean,
  now: number,
): Promise<'new' | 'same' | { fault: string }> =>
  db.write(async (trx) => {
    await lockRows(trx.selectFrom('product').select('id').where('id', '=', product))
    const rows = await listPictureRows(trx, product)
    const others = rows.filter((row) => !isFromFolder(row))
    const before = rows.filter(isFromFolder)
    const fault = tooManyFault(others.length + photos.length)
    if (fault) return { fault: fault.sentence }
    const taken = []
    for (const { name, photo } of photos) {
      const hash = await storePrepared(trx, photo)
      const { altEn, altFr, altDe } =
        before.find((row) => row.hash === hash) ?? newPictureRow('', 0)
      taken.push({ ...newPictureRow(hash, now), altEn, altFr, altDe, url: folderPrefix + name })
    }
    const isSame =
      before.length === taken.length &&
      taken.every((one) => before.some((row) => row.url === one.url && row.hash === one.hash))
    if (isSame) return 'same'
    const ordered = isBehind ? [...others, ...taken] : [...taken, ...others]
    await writePictureRows(trx, product, ordered)
    return 'new'
  })
