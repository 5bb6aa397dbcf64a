import { defaultLanguage } from '#app/i18n/languages.ts'
import { textOfColumns, textsOfColumns } from '#app/i18n/text-columns.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { sceneNames } from '#app/art/scenes.ts'
import { bannerPlaces, bannerStateOf, type NewBanner } from '#app/shop/catalogue/banners/banner.ts'
import {
  bannerLimits,
  readNewBanner,
  type TypedBanner,
} from '#app/shop/catalogue/banners/new-banner.schema.ts'
import {
  addBanner,
  listAllBannerRows,
  removeBanner,
  type BannerRow,
} from '#app/shop/catalogue/banners/manage-banners.server.ts'
import type { TypedFault } from '#app/shop/catalogue/text/typed-values.schema.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { describeOptionFault, firstFaultOf } from '../describe-option-fault.server.ts'
import { describeHomeDays, homeDaysOf } from '../format-days.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { textOptions, textUsage, typedTextsOf, type TextValues } from './texts-arguments.server.ts'

const usage = `Usage: npm run shop -- banner COMMAND
  add PLACE --link /books?author=jane-austen   PLACE: home-hero, home-row or category-top
${textUsage}
    --link PATH                                a page of the shop without its language, or http(s)://…
    --category SLUG                            with category-top: the category of the list
    --scene shelf                              the drawing: ${sceneNames.join(', ')}
    --from 2027-01-01 --until 2027-01-31       first and last day, of the home market; default:
                                               now, without end
    --position 1                               position among the banners, the lowest first
    --id ID                                    id for "remove"; default: made from the title
  list [--json]                                list all banners
  remove ID                                    remove a banner
  If several banners of home-hero run, the first one is shown.
`

export const runBanner = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['add', 'list', 'remove'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { add, list, remove }

const text = { type: 'string' } as const

async function add(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(
    args,
    {
      link: text,
      category: text,
      scene: text,
      from: text,
      until: text,
      position: text,
      id: text,
      ...textOptions,
    },
    ['PLACE'],
  )
  const banner = readBanner({ place: positionals[0]!, ...values }, now)
  const outcome = await addBanner(banner, now)
  if (outcome === 'known')
    throw new CommandError(
      `There is a banner ${quoted(banner.id)} already; give this one another --id.`,
    )
  if (outcome === 'no-category')
    throw new CommandError(`There is no category ${quoted(banner.category ?? '')}.`)
  out.write(`Added: ${describeBanner(banner, now)}\n`)
}

type BannerValues = TextValues & Omit<TypedBanner, 'title' | 'text'>

function readBanner(values: BannerValues, now: number): NewBanner {
  const { id, place, category, link, scene, position, from, until } = values
  const facts = { id, place, category, link, scene, position, from, until }
  const read = readNewBanner({ ...facts, ...typedTextsOf(values) }, now)
  if (read.ok) return read.banner
  throw new UsageError(describeBannerFault(...firstFaultOf(read.faults), values))
}

function describeBannerFault(field: string, fault: TypedFault, values: BannerValues): string {
  const { place, link = '', scene } = values
  switch (fault) {
    case 'slug':
      return '--id is 1 to 60 small letters, digits and hyphens.'
    case 'category':
      return '--category belongs to category-top, which needs it.'
    case 'link':
      return `--link ${printable(link)} is no page of the shop and no http(s) address.`
    case 'choice':
      return field === 'place'
        ? `${quoted(place)} is none of ${bannerPlaces.join(', ')}.`
        : `--scene ${scene} is none of ${sceneNames.join(', ')}.`
    default:
      return describeOptionFault(fault, {
        option: field,
        typed: values[field as 'position'],
        of: 'banner',
        limits: bannerLimits,
      })
  }
}

async function list(args: string[], out: Out, now: number) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const rows = await listAllBannerRows()
  if (values.json)
    printJson(
      out,
      rows.map((row) => listingOf(row, now)),
    )
  else out.write(rows.map((row) => `${describeBanner(row, now)}\n`).join('') || 'No banners yet.\n')
}

async function remove(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['ID'])
  const [id = ''] = positionals
  if (!(await removeBanner(id, now))) throw new CommandError(`There is no banner ${quoted(id)}.`)
  out.write(`${id} was removed.\n`)
}

function listingOf(row: BannerRow, now: number) {
  const { id, place, category, position, link } = row
  return {
    id,
    place,
    category,
    position,
    state: bannerStateOf(row, now),
    link,
    ...homeDaysOf(row),
    title: textsOfColumns('title', row),
    text: { en: row.textEn, fr: row.textFr, de: row.textDe },
  }
}

/** Returns `two-chairs: home-row, to /catalogue, 2027-01-01 to any day: running, "Two chairs"`. */
function describeBanner(row: BannerRow, now: number): string {
  const { id, place, category, link } = row
  const slot = category === null ? place : `${place} of ${category}`
  const term = describeHomeDays(row)
  const title = textOfColumns('title', row, defaultLanguage)
  return printable(`${id}: ${slot}, to ${link}, ${term}: ${bannerStateOf(row, now)}, "${title}"`)
}
