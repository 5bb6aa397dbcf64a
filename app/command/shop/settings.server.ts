import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { languages, parseLanguage } from '#app/i18n/languages.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import {
  isShopSettingName,
  shopSettingDefinitions,
  shopSettingNames,
} from '#app/shop-settings/shop-settings.schema.ts'
import {
  completeShopSettings,
  type TextsByLanguage,
  type ShopSettingName,
} from '#app/shop-settings/shop-settings.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- settings COMMAND
  list [--json]                    list the settings of the shop, which apply at once
  show NAME                        show one
  set NAME VALUE [--language de]   change one; a text for shoppers needs its language, a picture its file
  unset NAME                       go back to what the sample shop has
  import FILE.json                 change all that the file names, or none of them
Settings:
${shopSettingNames.map((name) => `  ${name.padEnd(16)} ${shopSettingDefinitions[name].does}\n`).join('')}`

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

async function set(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { language: { type: 'string' } }, [
    'NAME',
    'VALUE',
  ])
  const name = readName(positionals[0]!)
  const value = await readValue(name, positionals[1]!, values.language)
  await change({ [name]: value }, 'settings set', now)
  out.write(await describe(name))
}

async function unset(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['NAME'])
  const name = readName(positionals[0]!)
  await change({ [name]: undefined }, 'settings unset', now)
  out.write(await describe(name))
}

async function importFile(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['FILE.json'])
  const [file] = positionals as [string]
  const changes = withFiles(readJsonObject(file), dirname(file))
  await change(changes, 'settings import', now)
  for (const name of Object.keys(changes)) out.write(await describe(name as ShopSettingName))
}

async function change(changes: Record<string, unknown>, command: string, now: number) {
  const changed = await changeShopSettings(changes, command, now)
  if (!changed.ok) throw new CommandError(changed.faults.map((fault) => `${fault}.`).join('\n'))
}

function readName(typed: string): ShopSettingName {
  if (isShopSettingName(typed)) return typed
  throw new UsageError(`There is no setting "${printable(typed)}".`)
}

/** Returns the value that was typed; a text in one language is added to those in others. */
async function readValue(name: ShopSettingName, typed: string, language: string | undefined) {
  const { form } = shopSettingDefinitions[name]
  if (form !== 'texts') {
    if (language !== undefined) throw new UsageError(`${name} is the same in each language.`)
    if (form === 'text') return typed
    if (form === 'file') return readBytes(typed)
    if (form === 'fields') return readFields(name, typed)
    return form === 'list' ? listTyped(typed) : readPairs(name, typed)
  }
  const chosen = parseLanguage(language)
  if (!chosen) throw new UsageError(`Say --language ${languages.join(', ')}.`)
  const stored = (await findStoredSettings())[name] as TextsByLanguage | undefined
  return { ...stored, [chosen]: typed }
}

/** Reads `holder=Probe Books; iban=DE89…`. */
function readFields(name: ShopSettingName, typed: string): Record<string, string> {
  const parts = typed.split(';').filter((part) => part.trim() !== '')
  return Object.fromEntries(
    parts.map((part) => {
      const [field = '', ...value] = part.split('=')
      if (!/^\w+$/.test(field.trim()) || value.length === 0)
        throw new UsageError(
          `Write ${name} as "field=value; field=value", not "${printable(part)}".`,
        )
      return [field.trim(), value.join('=').trim()]
    }),
  )
}

const listTyped = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

function readPairs(name: ShopSettingName, typed: string): Record<string, string> {
  const pairs = listTyped(typed).map((pair) => pair.split('='))
  const wrong = pairs.find((pair) => pair.length !== 2 || pair.includes(''))
  if (wrong)
    throw new UsageError(`${name} has "${printable(wrong.join('='))}", which is no pair: CH=EUR.`)
  return Object.fromEntries(pairs) as Record<string, string>
}

function readJsonObject(file: string): Record<string, unknown> {
  let facts: unknown
  try {
    // Some editors add a byte order mark, which is not JSON.
    facts = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new CommandError(`${printable(file)} cannot be read as JSON: ${(error as Error).message}`)
  }
  if (typeof facts === 'object' && facts !== null && !Array.isArray(facts))
    return facts as Record<string, unknown>
  throw new CommandError(`${printable(file)} must hold an object with settings by name.`)
}

/** A file of settings names other files by their path from its own folder. */
const withFiles = (changes: Record<string, unknown>, folder: string) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const isFile = isShopSettingName(name) && shopSettingDefinitions[name].form === 'file'
      return [name, isFile && typeof value === 'string' ? readBytes(resolve(folder, value)) : value]
    }),
  )

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new CommandError(`${printable(file)} cannot be read: ${(error as Error).message}`)
  }
}

/** Returns `name: "Probe Books"`, or with `(not set)` what the sample shop has. */
async function describe(name: ShopSettingName): Promise<string> {
  const stored = await findStoredSettings()
  const value = JSON.stringify(completeShopSettings(stored)[name], withoutContent)
  return printable(`${name}: ${value}${stored[name] === undefined ? ' (not set)' : ''}`) + '\n'
}

const withoutContent = (key: string, value: unknown) =>
  key === 'content' && typeof value === 'string' ? `${value.length} characters` : value
