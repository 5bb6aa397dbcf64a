import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#app/settings.schema.ts'
import { SettingsError } from '#app/settings-error.ts'
import { settings } from '#app/settings.server.ts'
import { readSellerFacts } from './seller.schema.ts'
import { sampleSeller } from './sample-seller.ts'
import type { Seller } from './seller.ts'

type SellerSource = Pick<Settings, 'SELLER_FILE' | 'DATA_DIR'>

/** Returns the path of the seller's file. */
export const sellerFile = ({ SELLER_FILE, DATA_DIR }: SellerSource) =>
  SELLER_FILE ?? join(DATA_DIR, 'seller.json')

let known: Seller | undefined

/** Returns the seller, read once per process. */
export function seller(): Seller {
  return (known ??= readSeller(settings()))
}

/**
 * Reads the seller; the sample without SELLER_FILE and without a file in the data folder.
 * @throws {SettingsError} with a sentence that names each wrong field.
 */
export function readSeller(source: SellerSource): Seller {
  const file = sellerFile(source)
  if (!source.SELLER_FILE && !existsSync(file)) return sampleSeller
  const read = readSellerFacts(parseFile(file))
  if (read.ok) return read.seller
  throw new SettingsError(`${file} is wrong: ${read.faults.join('; ')}.`)
}

function parseFile(file: string): unknown {
  let text: string
  try {
    // Some editors add a byte order mark, which is not JSON.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new SettingsError(`${file} (SELLER_FILE) cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SettingsError(`${file} is no JSON: ${(error as Error).message}.`)
  }
}

/** Laws require these of some sellers. */
const legallyRequiredFields = [
  ...(['telephone', 'register', 'vatId', 'grievanceOfficer'] as const),
  ...(['euRepresentative', 'mediator', 'disputeSentence'] as const),
]

/** Returns the line about the seller that the start prints, if any. */
export function describeSeller(who: Seller, file: string): string[] {
  if (who === sampleSeller)
    return [`${file} is not there: the shop names the sample's seller, see docs/seller.md`]
  const missing = legallyRequiredFields.filter((field) => who[field] === null)
  return missing.length > 0
    ? [`${file} does not name ${missing.join(', ')}: docs/seller.md says who must`]
    : []
}
