import { quoted } from '#app/i18n/quoted.ts'
import { addPage, removePage } from '#app/shop/maintenance/texts/change-own-pages.server.ts'
import { listOwnTexts } from '#app/shop/maintenance/texts/change-texts.server.ts'
import {
  textsOfPage,
  ownPageName,
  pagePlaces,
  type PagePlace,
} from '#app/shop/operations/own-texts/own-text.ts'
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
import { readLanguage } from './text-file.server.ts'

const usage = `Usage: npm run shop -- page COMMAND
  add SLUG --language de FILE.md   add a page at /page/SLUG, or replace its text in this language
    --place menu                   where it is linked: ${pagePlaces.join(', ')}; default: footer
    --title Termine                the words of the link; default: the first heading
  list [--json]                    list your pages
  remove SLUG [--language de]      remove a page, or its text in one language
`

export const runPage = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['add', 'list', 'remove'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { add, list, remove }

const text = { type: 'string' } as const

async function add(args: string[], out: Out, now: number) {
  const options = { language: text, place: text, title: text }
  const { values, positionals } = readArguments(args, options, ['SLUG', 'FILE.md'])
  const slug = positionals[0]!
  const language = readLanguage(values.language)
  const place = readPlace(values.place)
  const bytes = await readSmallFile(positionals[1]!)
  requireOk(await addPage({ slug, language, place, title: values.title, bytes }, now))
  out.write(`/page/${slug} has your text (${language}).\n`)
}

function readPlace(typed: string | undefined): PagePlace | undefined {
  const place = pagePlaces.find((one) => one === typed)
  if (place || typed === undefined) return place
  throw new UsageError(`--place ${printable(typed)} is none of ${pagePlaces.join(', ')}.`)
}

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const known = await listOwnTexts()
  const rows = known.pages.map(({ slug, place }) => {
    const titles = textsOfPage(known, ownPageName(slug)).map((one) => [one.language, one.title])
    return { slug, place, titles: Object.fromEntries(titles) as Record<string, string> }
  })
  if (values.json) return printJson(out, rows)
  const lines = rows.map(({ slug, place, titles }) => {
    const named = Object.entries(titles).map(([language, title]) => `"${title}" (${language})`)
    return printable(`/page/${slug}: ${place}, ${named.join(', ')}`) + '\n'
  })
  out.write(lines.join('') || 'No pages of your own yet.\n')
}

async function remove(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { language: text }, ['SLUG'])
  const slug = positionals[0]!
  const language = values.language === undefined ? undefined : readLanguage(values.language)
  if (!(await removePage(slug, language, now)))
    throw new CommandError(`There is no page ${quoted(slug)}${language ? ` in ${language}` : ''}.`)
  out.write(`/page/${slug}${language ? ` (${language})` : ''} was removed.\n`)
}
