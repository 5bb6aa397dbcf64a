import { textsOfColumns, writtenTexts, type TextColumns } from '#app/i18n/text-columns.ts'
import { familyUpwards, inTreeOrder } from '#app/shop/catalogue/categories/category-family.ts'
import {
  addCategory,
  hideCategory,
  moveCategory,
  removeCategory,
  renameCategory,
  setCategoryPicture,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import {
  listManagedCategories,
  type ManagedCategory,
} from '#app/shop/maintenance/categories/list-managed-categories.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { readSmallFile } from '../read-small-file.server.ts'
import { readTranslations } from '../read-translations.server.ts'

const usage = `Usage: npm run shop -- category COMMAND
  add SLUG NAME [--language de]      add a category
    --parent SLUG                    below another one; default: at the top
    --before SLUG                    before this one; default: after all others there
    --picture FILE                   a PNG, JPEG or SVG; default: a drawing
  rename SLUG NAME [--language de]   give it another name; its address stays
    --also en=NAME                   its name in one more language, also with add; may be repeated
  move SLUG --parent SLUG|none       put it below another one, or at the top
    --before SLUG                    before this one; it may stand alone
  picture SLUG FILE|none             give it a picture, or its drawing again
  hide SLUG                          show it and those below it nowhere; products stay for sale
  show SLUG                          show it again
  list [--json]                      list all categories; pages show those with products
  remove SLUG                        remove one without products
Without --language a name is in the first language of the shop.
`

const verbs = ['add', 'rename', 'move', 'picture', 'hide', 'show', 'list', 'remove'] as const

export const runCategory = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    await subcommands[readVerb(args, verbs)](args.slice(1), out, now)
  })

const subcommands = {
  add,
  rename,
  move,
  picture,
  hide: (args: string[], out: Out, now: number) => hide(args, true, out, now),
  show: (args: string[], out: Out, now: number) => hide(args, false, out, now),
  list,
  remove,
}

const text = { type: 'string' } as const
const naming = { language: text, also: { ...text, multiple: true } } as const

async function add(args: string[], out: Out, now: number) {
  const options = { ...naming, parent: text, before: text, picture: text }
  const { values, positionals } = readArguments(args, options, ['SLUG', 'NAME'])
  const [slug, name] = positionals as [string, string]
  const bytes = values.picture === undefined ? undefined : await readSmallFile(values.picture)
  const { before, parent = null } = values
  const names = readTranslations(name, values)
  requireOk(await addCategory({ slug, names, parent, before, picture: bytes }, now))
  await print(slug, out)
}

async function rename(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, naming, ['SLUG', 'NAME'])
  const [slug, name] = positionals as [string, string]
  requireOk(await renameCategory({ slug }, readTranslations(name, values), now))
  await print(slug, out)
}

async function move(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { parent: text, before: text }, ['SLUG'])
  const { parent, before } = values
  if (parent === undefined && before === undefined)
    throw new UsageError('Say --parent or --before.')
  const slug = positionals[0]!
  const place = { parent: parent === 'none' ? null : parent, before }
  requireOk(await moveCategory({ slug }, place, now))
  await print(slug, out)
}

async function picture(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['SLUG', 'FILE'])
  const [slug, file] = positionals as [string, string]
  requireOk(
    await setCategoryPicture(
      { slug },
      file === 'none' ? undefined : await readSmallFile(file),
      now,
    ),
  )
  await print(slug, out)
}

async function hide(args: string[], isHidden: boolean, out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['SLUG'])
  requireOk(await hideCategory({ slug: positionals[0]! }, isHidden, now))
  await print(positionals[0]!, out)
}

async function remove(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['SLUG'])
  requireOk(await removeCategory({ slug: positionals[0]! }, now))
  out.write(`${positionals[0]!} was removed.\n`)
}

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const all = await listManagedCategories()
  if (values.json) return printJson(out, all.map(toJson))
  const lines = inTreeOrder(all).map((one) => describe(one, all))
  out.write(lines.join('') || 'No categories yet; add some, or the first import brings samples.\n')
}

const toJson = ({ slug, parent, products, picture: file, ...row }: ManagedCategory) => ({
  slug,
  parent,
  names: namesOf(row),
  products,
  picture: file === null ? null : `/picture/${file}`,
  isHidden: row.isHidden === 1,
})

async function print(slug: string, out: Out) {
  const all = await listManagedCategories()
  const one = all.find((row) => row.slug === slug)
  if (one) out.write(describe(one, all))
}

/** Returns a line such as `  men: "Men" (en), "Herren" (de), 12 products`. */
function describe(one: ManagedCategory, all: ManagedCategory[]): string {
  const depth = familyUpwards(one.slug, all).length - 1
  const names = Object.entries(namesOf(one)).map(([language, name]) => `"${name}" (${language})`)
  const count = one.products === 1 ? '1 product' : `${one.products} products`
  const facts = [...names, count, ...(one.picture ? ['own picture'] : [])]
  const hidden = one.isHidden === 1 ? ', hidden' : ''
  return printable(`${'  '.repeat(depth)}${one.slug}: ${facts.join(', ')}${hidden}`) + '\n'
}

const namesOf = (row: TextColumns<'name'>) => writtenTexts(textsOfColumns('name', row))
