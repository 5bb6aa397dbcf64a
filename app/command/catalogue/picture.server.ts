import { textsOfColumns, writtenTexts } from '#app/i18n/text-columns.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { storedName } from '#app/shop/catalogue/pictures/photo-path.ts'
import {
  addPictures,
  describePicture,
  orderPictures,
  removePictures,
} from '#app/shop/catalogue/pictures/change-pictures.server.ts'
import {
  listManagedPictures,
  type ManagedPicture,
} from '#app/shop/catalogue/pictures/list-pictures.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { readTranslations } from '../read-translations.server.ts'
import { requireProduct, type TypedProduct } from './find-product.server.ts'

const usage = `Usage: npm run shop -- picture COMMAND
  add PRODUCT FILE...                add pictures: JPEG, PNG, WebP, AVIF or TIFF
    --alt TEXT [--language de]       what the picture shows, for those who do not see it
    --also en=TEXT                   the same in one more language; may be repeated
    --color SLUG                     the picture of one colour of the product
    --first                          before the pictures that are there; default: after them
  alt PRODUCT NUMBER TEXT            say what a picture shows, with --language and --also
  list PRODUCT [--json]              list the pictures of a product with their numbers
  order PRODUCT NUMBER...            put these first, in this order; the first is on every list
  remove PRODUCT NUMBER...|all       remove pictures; without any the product is drawn
PRODUCT is an ISBN, a SKU or an id. Without --language a text is in the first language of the shop.
A whole folder of pictures comes with "import --pictures FOLDER".
`

const verbs = ['add', 'alt', 'list', 'order', 'remove'] as const

export const runPicture = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    await subcommands[readVerb(args, verbs)](args.slice(1), out, now)
  })

const subcommands = { add, alt, list, order, remove }

const text = { type: 'string' } as const
const naming = { language: text, also: { ...text, multiple: true } } as const
const mostArguments = 100

async function add(args: string[], out: Out, now: number) {
  const options = { ...naming, alt: text, color: text, first: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['PRODUCT', 'FILE'], mostArguments)
  const [typed = '', ...files] = positionals
  const { color = '', first: isFirst = false, language, also } = values
  if (values.alt === undefined && (language ?? also) !== undefined)
    throw new UsageError('--language and --also need --alt.')
  if (values.alt !== undefined && files.length > 1)
    throw new UsageError('--alt is of one picture; add the pictures one by one.')
  const product = await requireProduct(typed)
  const words = values.alt === undefined ? {} : readTranslations(values.alt, values)
  requireOk(await addPictures(product.id, { files, alt: words, color, isFirst }, now))
  await print(product, out)
}

async function alt(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, naming, ['PRODUCT', 'NUMBER', 'TEXT'])
  const [typed = '', place = '', words = ''] = positionals
  const product = await requireProduct(typed)
  const [number] = readPlaces([place])
  requireOk(await describePicture(product.id, number!, readTranslations(words, values), now))
  await print(product, out)
}

async function list(args: string[], out: Out) {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, ['PRODUCT'])
  const product = await requireProduct(positionals[0]!)
  if (values.json) return printJson(out, (await listManagedPictures(product.id)).map(toJson))
  await print(product, out)
}

async function order(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['PRODUCT', 'NUMBER'], mostArguments)
  const [typed = '', ...places] = positionals
  const product = await requireProduct(typed)
  requireOk(await orderPictures(product.id, readPlaces(places), now))
  await print(product, out)
}

async function remove(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['PRODUCT', 'NUMBER'], mostArguments)
  const [typed = '', ...places] = positionals
  const product = await requireProduct(typed)
  const isAll = places.length === 1 && places[0] === 'all'
  requireOk(await removePictures(product.id, isAll ? 'all' : readPlaces(places), now))
  await print(product, out)
}

function readPlaces(typed: string[]): number[] {
  const wrong = typed.find((one) => !/^[1-9]\d{0,3}$/.test(one))
  if (wrong !== undefined)
    throw new UsageError(`${quoted(wrong)} is no number of a picture; "picture list" has them.`)
  return typed.map(Number)
}

const altsOf = (picture: ManagedPicture) => writtenTexts(textsOfColumns('alt', picture))

const toJson = (picture: ManagedPicture, n: number) => {
  const { url, color, hash, type, width, height, size } = picture
  const found = hash !== null && type !== null && { hash, type, width: width!, height: height! }
  return {
    number: n + 1,
    path: found ? `/picture/${storedName(found)}` : null,
    ...(found && { width, height, bytes: size }),
    source: url,
    color,
    alt: altsOf(picture),
  }
}

async function print({ id, called }: TypedProduct, out: Out) {
  const all = await listManagedPictures(id)
  out.write(all.map(describe).join('') || `${called} has no pictures; it is drawn.\n`)
}

/** Returns a line such as `1: 1200 × 1600, 410 KB, "The cover" (en), from 9780141439518.jpg`. */
function describe(picture: ManagedPicture, n: number): string {
  const { url, color, hash, width, height, size } = picture
  const words = Object.entries(altsOf(picture)).map(([language, one]) => `"${one}" (${language})`)
  const facts = [
    hash === null ? 'not fetched yet' : `${width} × ${height}, ${Math.ceil(size! / 1024)} KB`,
    ...(color === '' ? [] : [`colour ${color}`]),
    ...(words.length > 0 ? words : ['no text']),
    ...(url === '' ? [] : [`from ${url.replace(/^folder:/, '')}`]),
  ]
  return `${n + 1}: ${printable(facts.join(', '))}\n`
}
