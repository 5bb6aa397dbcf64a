import { textsOfColumns } from '#app/i18n/text-columns.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { isSlug } from '#app/i18n/slug.ts'
import { sceneNames } from '#app/art/scenes.ts'
import { bannerPlaces, parseBannerLink } from '#app/shop/catalogue/banners/banner.ts'
import {
  addBanner,
  listAllBannerRows,
  removeBanner,
  type BannerRow,
} from '#app/shop/catalogue/banners/manage-banners.server.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { dayAt } from '../format-days.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { readTextArguments, textOptions, textUsage } from './texts-arguments.server.ts'

const usage = `Usage: npm run shop -- banner COMMAND
  add PLACE --link /books?author=jane-austen   PLACE: home-hero, home-row or category-top
${textUsage}
    --link PATH                                a page of the shop without its language, or http(s)://…
    --category SLUG                            with category-top: the category of the list
    --scene shelf                              the drawing: ${sceneNames.join(', ')}
    --from 2027-01-01 --until 2027-01-31       first and last day (UTC); default: now, without end
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
  const texts = readTextArguments(values)
  const banner: BannerRow = {
    id: readId(values.id ?? slugOf(texts.titleEn)),
    ...readPlace(positionals[0]!, values.category),
    position: readPosition(values.position ?? '1'),
    ...texts,
    link: readLink(values.link),
    art: JSON.stringify({ kind: 'scene', name: readScene(values.scene ?? 'shelf') }),
    ...readTerm(values.from, values.until, now),
  }
  const outcome = await addBanner(banner, now)
  if (outcome === 'known')
    throw new CommandError(
      `There is a banner ${quoted(banner.id)} already; give this one another --id.`,
    )
  if (outcome === 'no-category')
    throw new CommandError(`There is no category ${quoted(banner.category ?? '')}.`)
  out.write(`Added: ${describeBanner(banner, now)}\n`)
}

function readId(typed: string): string {
  if (isSlug(typed)) return typed
  throw new UsageError('--id is 1 to 60 small letters, digits and hyphens.')
}

function readPlace(typed: string, category: string | undefined) {
  const place = bannerPlaces.find((one) => one === typed)
  if (!place) throw new UsageError(`${quoted(typed)} is none of ${bannerPlaces.join(', ')}.`)
  if ((place === 'category-top') !== (category !== undefined))
    throw new UsageError('--category belongs to category-top, which needs it.')
  return { place, category: category ?? null }
}

function readPosition(typed: string): number {
  if (/^\d{1,4}$/.test(typed)) return Number(typed)
  throw new UsageError(`--position ${typed} is not a whole number to 9999.`)
}

function readLink(typed: string | undefined): string {
  if (typed === undefined) throw new UsageError('--link is missing.')
  const link = parseBannerLink(typed)
  if (link) return link
  throw new UsageError(`--link ${printable(typed)} is no page of the shop and no http(s) address.`)
}

function readScene(typed: string): string {
  const scene = sceneNames.find((one) => one === typed)
  if (scene) return scene
  throw new UsageError(`--scene ${typed} is none of ${sceneNames.join(', ')}.`)
}

function readTerm(from: string | undefined, until: string | undefined, now: number) {
  const fromAt = from === undefined ? now : dayAt('--from', from)
  const untilAt = until === undefined ? null : dayAt('--until', until) + dayMs
  if (untilAt !== null && untilAt <= Math.max(fromAt, now))
    throw new UsageError(`--until ${until} is before the banner begins.`)
  return { fromAt, untilAt }
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

const stateOf = ({ fromAt, untilAt }: BannerRow, now: number) =>
  untilAt !== null && untilAt <= now ? 'ended' : fromAt <= now ? 'running' : 'coming'

const lastDayOf = (untilAt: number | null) => (untilAt === null ? null : dayOf(untilAt - 1))

function listingOf(row: BannerRow, now: number) {
  const { id, place, category, position, link, fromAt, untilAt } = row
  return {
    id,
    place,
    category,
    position,
    state: stateOf(row, now),
    link,
    from: dayOf(fromAt),
    until: lastDayOf(untilAt),
    title: textsOfColumns('title', row),
    text: { en: row.textEn, fr: row.textFr, de: row.textDe },
  }
}

/** Returns `two-chairs: home-row, to /catalogue, 2027-01-01 to any day: running, "Two chairs"`. */
function describeBanner(row: BannerRow, now: number): string {
  const { id, place, category, link, fromAt, untilAt, titleEn } = row
  const slot = category === null ? place : `${place} of ${category}`
  const term = `${dayOf(fromAt)} to ${lastDayOf(untilAt) ?? 'any day'}`
  return printable(`${id}: ${slot}, to ${link}, ${term}: ${stateOf(row, now)}, "${titleEn}"`)
}
