import { counted } from '#app/i18n/counted.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { dirname, resolve } from 'node:path'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { TextInLanguage } from '#app/shop/maintenance/settings/read-setting-changes.server.ts'
import {
  parseSettingsFile,
  withPictures,
} from '#app/shop/maintenance/settings/parse-settings-file.server.ts'
import { countMisplaced } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import {
  isShopSettingName,
  shopSettingDefinitions,
  shopSettingNames,
} from '#app/shop-settings/shop-settings.schema.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { completeShopSettings, type ShopSettingName } from '#app/shop-settings/shop-settings.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { readSmallFile } from '../read-small-file.server.ts'

/** Says what a setting is for, with an example where its form is not obvious. */
function aboutSetting(name: ShopSettingName): string {
  const { example, form } = shopSettingDefinitions[name]
  const about = translator('en')(`office.settings.about.${name}`)
  if (form === 'rows') return `${about} "delivery pickup" changes them.`
  return example === undefined ? about : `${about} Example: ${example}`
}

const usage = `Usage: npm run shop -- settings COMMAND
  list [--json]                    list the settings of the shop, which apply at once
  show NAME                        show one
  set NAME VALUE [--language de]   change one; a text for shoppers needs its language, a picture its file
  unset NAME [--language de]       go back to what the sample shop has, or without the text of a language
  import FILE.json                 change all that the file names, or none of them
Settings:
${shopSettingNames.map((name) => `  ${name.padEnd(22)} ${aboutSetting(name)}\n`).join('')}`

export const runSettings = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'show', 'set', 'unset', 'import'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { list, show, set, unset, import: importFile }

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const stored = await findStoredSettings()
  if (values.json) return printJson(out, completeShopSettings(stored))
  for (const name of shopSettingNames) out.write(await describe(name))
}

async function show(args: string[], out: Out) {
  const { positionals } = readArguments(args, {}, ['NAME'])
  out.write(await describe(readName(positionals[0]!)))
}

const withLanguage = { language: { type: 'string' } } as const

async function set(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, withLanguage, ['NAME', 'VALUE'])
  const name = readName(positionals[0]!)
  const value = await readValue(name, positionals[1]!, values.language)
  await change({ [name]: value }, 'settings set', out, now)
  out.write(await describe(name))
}

async function unset(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, withLanguage, ['NAME'])
  const name = readName(positionals[0]!)
  const text = values.language && new TextInLanguage(readLanguage(values.language), undefined)
  await change({ [name]: text || undefined }, 'settings unset', out, now)
  out.write(await describe(name))
}

async function importFile(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['FILE.json'])
  const [file] = positionals as [string]
  // A file of settings names other files by their path from its own folder.
  const changes = await withPictures(await readChanges(file), (name) =>
    readSmallFile(resolve(dirname(file), name)),
  )
  await change(changes, 'settings import', out, now)
  for (const name of Object.keys(changes)) out.write(await describe(name as ShopSettingName))
}

async function change(changes: Record<string, unknown>, command: string, out: Out, now: number) {
  requireOk(await changeShopSettings(changes, command, now))
  if (!('fileStorage' in changes)) return
  const misplaced = await countMisplaced()
  const { fileStorage } = shopSettings()
  if (misplaced > 0)
    out.write(
      `It is for new files; "files move --to ${fileStorage}" moves the ${counted(misplaced, 'other')}.\n`,
    )
}

function readName(typed: string): ShopSettingName {
  if (isShopSettingName(typed)) return typed
  throw new UsageError(`There is no setting ${quoted(typed)}.`)
}

/** Returns the value that was typed; a text in one language is added to those in others. */
async function readValue(
  name: ShopSettingName,
  typed: string,
  language: string | undefined,
): Promise<unknown> {
  const { form } = shopSettingDefinitions[name]
  if (form === 'texts' || language !== undefined)
    return new TextInLanguage(readLanguage(language), typed)
  switch (form) {
    case 'file':
      return readSmallFile(typed)
    case 'fields':
      return readFields(name, typed)
    case 'list':
      return listTyped(typed)
    case 'lines':
      return typed.split(/[;\n]/).filter((one) => one.trim() !== '')
    case 'rows':
      throw new UsageError(`${name}: ${aboutSetting(name)}`)
    case 'pairs':
      return readPairs(name, typed)
    default:
      return typed
  }
}

/** Returns a language that the shop has words in, whether or not shoppers can choose it. */
function readLanguage(typed: string | undefined): Language {
  const language = languages.find((one) => one === typed)
  if (language) return language
  throw new UsageError(`Say --language ${languages.join(', ')}.`)
}

/** Reads `holder=Probe Books; iban=DE89…`. */
function readFields(name: ShopSettingName, typed: string): Record<string, string> {
  const parts = typed.split(';').filter((part) => part.trim() !== '')
  return Object.fromEntries(
    parts.map((part) => {
      const [field = '', ...value] = part.split('=')
      if (!/^\w+$/.test(field.trim()) || value.length === 0)
        throw new UsageError(`Write ${name} as "field=value; field=value", not ${quoted(part)}.`)
      return [field.trim(), value.join('=').trim()]
    }),
  )
}

const listTyped = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

function readPairs(name: ShopSettingName, typed: string): Record<string, string> {
  const pairs = listTyped(typed).map((pair) => pair.split('='))
  const wrong = pairs.find((pair) => pair.length !== 2 || pair.includes(''))
  if (wrong)
    throw new UsageError(`${name} has ${quoted(wrong.join('='))}, which is no pair: CH=EUR.`)
  return Object.fromEntries(pairs) as Record<string, string>
}

async function readChanges(file: string): Promise<Record<string, unknown>> {
  const read = parseSettingsFile(await readSmallFile(file))
  if (read.ok) return read.changes
  throw new CommandError(
    read.reason === 'json'
      ? `${printable(file)} cannot be read as JSON: ${read.detail}`
      : `${printable(file)} must hold an object with settings by name.`,
  )
}

/** Returns `name: "Probe Books"`, or with `(not set)` what the sample shop has. */
async function describe(name: ShopSettingName): Promise<string> {
  const stored = await findStoredSettings()
  const value = JSON.stringify(completeShopSettings(stored)[name], withoutContent)
  return printable(`${name}: ${value}${stored[name] === undefined ? ' (not set)' : ''}`) + '\n'
}

const withoutContent = (key: string, value: unknown) =>
  key === 'content' && typeof value === 'string' ? `${value.length} characters` : value
