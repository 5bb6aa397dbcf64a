import { quoted } from '#app/i18n/quoted.ts'
import { placeholdersOf } from '#app/shop/content/legal-pages/placeholders.server.ts'
import type { LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import {
  listOwnTexts,
  setText,
  textPages,
  unsetText,
} from '#app/shop/maintenance/texts/change-texts.server.ts'
import type { OwnText } from '#app/shop/operations/own-texts/own-text.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printJson, type Out } from '../out.server.ts'
import { readSmallFile } from '../read-small-file.server.ts'
import { readLanguage } from './text-file.server.ts'

const usage = `Usage: npm run shop -- texts COMMAND
  list [--json]                            list your texts on the shop's pages
  show PAGE --language de                  print one as Markdown
  set PAGE --language de FILE.md [--add]   replace the text of a page, or add one after it
  unset PAGE --language de                 go back to the shop's own text
  placeholders [PAGE]                      list what a text may hold, such as {{seller}}
Pages: ${textPages.join(', ')}
`

export const runTexts = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'show', 'set', 'unset', 'placeholders'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { list, show, set, unset, placeholders }

const language = { language: { type: 'string' } } as const

const findTexts = async (): Promise<OwnText[]> => {
  const { texts } = await listOwnTexts()
  return texts.filter(({ page }) => isTextPage(page))
}

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const rows = (await findTexts()).map(({ page, isAdded, markdown, ...text }) => ({
    page,
    language: text.language,
    isAdded,
    characters: markdown.length,
  }))
  if (values.json) return printJson(out, rows)
  const lines = rows.map(
    (row) =>
      `${row.page} (${row.language}): ${row.isAdded ? 'added' : 'replaced'}, ${row.characters} characters\n`,
  )
  out.write(lines.join('') || 'No texts of your own yet.\n')
}

async function show(args: string[], out: Out) {
  const { values, positionals } = readArguments(args, language, ['PAGE'])
  const [page, wanted] = [readPage(positionals[0]!), readLanguage(values.language)]
  const text = (await findTexts()).find((one) => one.page === page && one.language === wanted)
  if (!text) throw new CommandError(`You have no text for ${page} (${wanted}).`)
  out.write(text.markdown.endsWith('\n') ? text.markdown : `${text.markdown}\n`)
}

async function set(args: string[], out: Out, now: number) {
  const options = { ...language, add: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['PAGE', 'FILE.md'])
  const page = readPage(positionals[0]!)
  const wanted = readLanguage(values.language)
  const bytes = await readSmallFile(positionals[1]!)
  const isAdded = values.add === true
  requireOk(await setText({ page, language: wanted, isAdded, bytes }, now))
  out.write(`${page} (${wanted}) ${isAdded ? 'has your text after its own' : 'has your text'}.\n`)
}

async function unset(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, language, ['PAGE'])
  const [page, wanted] = [readPage(positionals[0]!), readLanguage(values.language)]
  if (!(await unsetText(page, wanted, now)))
    throw new CommandError(`You have no text for ${page} (${wanted}).`)
  out.write(`${page} (${wanted}) has the shop's own text.\n`)
}

function placeholders(args: string[], out: Out) {
  const [page = 'about'] = args
  readArguments(args, {}, args.length > 0 ? ['PAGE'] : [])
  const { blocks, values } = placeholdersOf(readPage(page))
  for (const name of blocks) out.write(`{{${name}}} (a paragraph of its own)\n`)
  for (const name of values) out.write(`{{${name}}}\n`)
}

const isTextPage = (name: string): name is LegalPageName => textPages.some((one) => one === name)

function readPage(typed: string): LegalPageName {
  if (isTextPage(typed)) return typed
  throw new UsageError(`There is no page ${quoted(typed)}; there are ${textPages.join(', ')}.`)
}
