import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#app/settings.schema.ts'
import { SettingsError } from '#app/settings-error.ts'
import { settings } from '#app/settings.server.ts'
import { readSellerFacts } from '#app/shop-settings/seller.schema.ts'
import { sampleSeller } from './sample-seller.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  sellerFieldOf,
  sellerSettingNames,
  type Localised,
  type Seller,
} from '#app/shop-settings/seller-facts.ts'
import { shopSettingDefinitions } from '#app/shop-settings/shop-settings.schema.ts'
import type { ShopSettings, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { languages, ownWordsIn, type Language } from '#app/i18n/languages.ts'

type SellerSource = Pick<Settings, 'SELLER_FILE' | 'DATA_DIR'>

/** Returns the path of the seller's file. */
export const sellerFile = ({ SELLER_FILE, DATA_DIR }: SellerSource) =>
  SELLER_FILE ?? join(DATA_DIR, 'seller.json')

let inFile: { seller: Seller | undefined } | undefined
let known: { of: ShopSettings; seller: Seller } | undefined

/**
 * Returns the seller: what the settings of the shop say, and for the rest `seller.json`, which a process reads once.
 * @throws {SettingsError} if a field that everyone must state is nowhere.
 */
export function seller(): Seller {
  const current = shopSettings()
  if (known?.of !== current) known = { of: current, seller: requireSeller(current) }
  return known.seller
}

function sellerInFile(): Seller | undefined {
  inFile ??= { seller: readSellerFile(settings()) }
  return inFile.seller
}

function requireSeller(current: ShopSettings): Seller {
  const missing = listMissingFields(current)
  if (missing.length > 0) throw new SettingsError(`${describeMissingFields(missing)}.`)
  const own = ownFacts(current)
  const file = sellerInFile()
  // Nothing of the sample stands beside what is set: its numbers and names would be false.
  if (Object.keys(own).length === 0) return file ?? sampleSeller
  return { ...nothingStated, ...file, ...own } as Seller
}

const nothingStated: Omit<Seller, RequiredField> = {
  legalForm: null,
  telephone: null,
  hours: null,
  register: null,
  vatId: null,
  taxNumber: null,
  managingDirector: null,
  grievanceOfficer: null,
  euRepresentative: null,
  mediator: null,
  disputeSentence: null,
  importer: null,
}

const requiredFields = ['name', 'addressLines', 'country', 'email'] as const
type RequiredField = (typeof requiredFields)[number]

/** Returns what settings say about the seller, each text in all languages. */
function ownFacts(current: ShopSettings): Partial<Seller> {
  const stated = sellerSettingNames.flatMap((name) => {
    const value = current[name]
    if (value === null) return []
    const isText = shopSettingDefinitions[name].form === 'words'
    return [[sellerFieldOf(name), isText ? localise(value as OwnText, current) : value]]
  })
  return Object.fromEntries(stated) as Partial<Seller>
}

type OwnText = string | TextsByLanguage

/** Returns the text for each language; null if there is none in a language that is offered. */
function localise(text: OwnText, { languages: offered }: ShopSettings): Localised | null {
  const shownIn = (language: Language) =>
    typeof text === 'string' ? text : ownWordsIn(text, language, offered)?.text
  if (!offered.some(shownIn)) return null
  return Object.fromEntries(languages.map((one) => [one, shownIn(one)])) as Localised
}

/** Lists the fields that everyone must state, and that neither settings nor `seller.json` have. */
export function listMissingFields(current: ShopSettings): RequiredField[] {
  const own = ownFacts(current)
  if (Object.keys(own).length === 0 || sellerInFile()) return []
  return requiredFields.filter((field) => own[field] === undefined)
}

/** Returns the name of the setting for a field of the seller. */
export const sellerSettingOf = (field: string) =>
  `seller${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** Returns a sentence about missing fields, without its full stop. */
export const describeMissingFields = (missing: RequiredField[]) =>
  `The seller lacks ${missing.map(sellerSettingOf).join(', ')}: without ${sellerFile(settings())}, the settings must have ${requiredFields.map(sellerSettingOf).join(', ')}; "settings import" sets them at once`

/**
 * Reads the seller's file; the sample without SELLER_FILE and without a file in the data folder.
 * @throws {SettingsError} with a sentence that names each wrong field.
 */
export const readSeller = (source: SellerSource): Seller => readSellerFile(source) ?? sampleSeller

function readSellerFile(source: SellerSource): Seller | undefined {
  const file = sellerFile(source)
  if (!source.SELLER_FILE && !existsSync(file)) return undefined
  const read = readSellerFacts(parseFile(file))
  if (read.ok) return read.seller
  throw new SettingsError(`${file} is wrong: ${read.faults.join('; ')}.`)
}

/** Exceeds what any seller needs. */
const mostBytes = 1024 * 1024

function parseFile(file: string): unknown {
  let text: string
  try {
    const found = statSync(file)
    if (!found.isFile()) throw new SettingsError(`${file} (SELLER_FILE) is no file.`)
    if (found.size > mostBytes) throw new SettingsError(`${file} (SELLER_FILE) has more than 1 MB.`)
    // Some editors add a byte order mark, which is not JSON.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof SettingsError) throw error
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
    ? [`The seller does not name ${missing.join(', ')}: docs/seller.md says who must`]
    : []
}
