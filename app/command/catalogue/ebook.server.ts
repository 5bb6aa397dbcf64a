import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import {
  addEbookFile,
  removeEbookFile,
} from '#app/shop/catalogue/ebooks/files/change-ebook-file.server.ts'
import {
  countNewEditionBuyers,
  tellBuyers,
} from '#app/shop/ordering/downloads/new-edition.server.ts'
import { checkEbookFile } from '#app/shop/catalogue/ebooks/files/check-file.server.ts'
import { checkByEpubcheck } from '#app/shop/catalogue/ebooks/files/epubcheck.server.ts'
import {
  listEbookFiles,
  type ListedEbook,
} from '#app/shop/catalogue/ebooks/files/list-ebook-files.server.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import type { EbookFileTable } from '#app/database/tables.ts'
import { counted } from '#app/i18n/counted.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  requireOk,
} from '../answer-command.server.ts'
import { limitHeapGrowth } from '../small-heap.server.ts'
import { jsonOfEach, printable, printEach, type Out } from '../out.server.ts'
import { requireProduct } from './find-product.server.ts'

const usage = `Usage: npm run shop -- ebook COMMAND
  add SKU FILE     sell this file as the e-book with this SKU, ISBN or id, or replace its file by it;
                   FILE is an EPUB (.epub), a PDF (.pdf), a zip of MP3 files (.zip) or an M4B (.m4b)
    --tell-buyers  mail those who bought an earlier file that there is a new edition, once for each
                   file; repeat the command with it to tell them later
  check FILE [--json]  check a file as add does, without selling it
  list [--json]    list all e-books with their files
  remove SKU       take its file off sale; its buyers keep it
  Buyers of a file that was replaced may download the new one and the one that they bought.
  With EPUBCHECK_JAR, the path of epubcheck.jar, an EPUB is checked by EPUBCheck, which needs Java;
  without, by its structure and its pages.
`

export const runEbook = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['add', 'check', 'list', 'remove'])
    const began = Date.now()
    await subcommands[verb](args.slice(1), out, () => now + Date.now() - began)
  })

const subcommands = { add, check, list, remove }

async function add(args: string[], out: Out, clock: () => number) {
  const options = { 'tell-buyers': { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['SKU', 'FILE'])
  const [typed, path] = positionals as [string, string]
  const { id, called } = await requireProduct(typed)
  limitHeapGrowth()
  const { isSame, file, replaced, remarks } = requireOk(
    await addEbookFile(id, path, checkByEpubcheck, clock),
  )
  out.write(`${called}: ${describe(file)}, ${isSame ? 'as before' : 'is its file now'}\n`)
  if (replaced) out.write(`It replaces ${describeReplaced(replaced)}.\n`)
  for (const remark of remarks) out.write(`${printable(remark)}\n`)
  if (values['tell-buyers']) await tell(id, out, clock())
  else await offer(id, out, clock())
}

async function check(args: string[], out: Out) {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, ['FILE'])
  const path = positionals[0]!
  limitHeapGrowth()
  const checked = await checkEbookFile(path)
  if (values.json) out.write(`${JSON.stringify(checked)}\n`)
  else if (!checked.ok) throw new CommandError(printable(`${path} ${checked.fault}.`))
  else
    for (const line of [`${path}: ${describe(checked.facts)}`, ...checked.facts.remarks])
      out.write(`${printable(line)}\n`)
  return checked.ok ? 0 : 1
}

const describeReplaced = (replaced: Described | 'shop-made') =>
  replaced === 'shop-made' ? 'the file that the shop made from a text' : describe(replaced)

/** Says to how many buyers of an earlier file the new one is offered. */
async function offer(id: string, out: Out, now: number) {
  const count = await countNewEditionBuyers(id, now)
  if (count === 0) return
  out.write(
    `${counted(count, 'buyer')} of an earlier file may download it as the new edition. None was mailed: add --tell-buyers to tell them.\n`,
  )
}

async function tell(id: string, out: Out, now: number) {
  const outcome = await tellBuyers(id, now)
  if (outcome.ok)
    out.write(`${counted(outcome.buyers, 'buyer')} of an earlier file will be mailed.\n`)
  else if (outcome.reason === 'told-before')
    out.write('Its buyers were told of this file before.\n')
  else if (outcome.reason === 'too-often')
    out.write('Its buyers were mailed about three files within a day; tell them tomorrow.\n')
}

type Described = Pick<EbookFileTable, 'format' | 'size' | 'pages' | 'words' | 'seconds'>

function describe({ format, size, pages, words, seconds }: Described): string {
  return [
    ebookFormats[format].name,
    formatFileSize(size, 'en'),
    pages !== null && counted(pages, 'page'),
    words !== null && counted(words, 'word'),
    seconds !== null && counted(Math.max(1, Math.round(seconds / 60)), 'minute'),
  ]
    .filter(Boolean)
    .join(', ')
}

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const ebooks = listEbookFiles()
  await printEach(values.json ? jsonOfEach(ebooks) : linesOf(ebooks), out)
}

async function* linesOf(ebooks: AsyncIterable<ListedEbook>): AsyncGenerator<string> {
  let count = 0
  for await (const one of ebooks) {
    count++
    yield `${printable(`${one.id}: ${one.name}, ${describeListed(one)}`)}\n`
  }
  if (count === 0) yield 'No e-books yet.\n'
}

function describeListed({ ebookContent, addedAt, format, size, ...facts }: ListedEbook): string {
  if (format !== null && size !== null && addedAt !== null) {
    const day = localDayOf(addedAt, homeTimeZone())
    return `${describe({ format, size, ...facts })}, since ${day}`
  }
  return ebookContent === null ? 'no file, not for sale' : 'made by the shop from a text'
}

async function remove(args: string[], out: Out, clock: () => number) {
  const { positionals } = readArguments(args, {}, ['SKU'])
  const { id, called } = await requireProduct(positionals[0]!)
  if (!(await removeEbookFile(id, clock))) throw new CommandError(`${called} has no file of yours.`)
  out.write(`${called}: off sale; its buyers keep the file\n`)
}
