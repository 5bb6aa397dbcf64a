import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import type { PickupPlace, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import {
  CommandError,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printable, type Out } from '../out.server.ts'

export const pickupUsage = `  pickup list                      list the places at which orders are collected
  pickup add PLACE                 add a place, with small letters such as leipzig
    --name "Probe Books" --addressLine1 "Karl-Heine-Straße 5" --postcode 04229 --city Leipzig --country DE
    --hours-en "Mon–Fri 10–18" --hours-fr … --hours-de …   when it is open
    --days 1                         working days until an order is ready; default: 0
  pickup set PLACE                 change what is said with these options
  pickup remove PLACE              remove a place
`

const text = { type: 'string' } as const
const options = {
  name: text,
  addressLine1: text,
  postcode: text,
  city: text,
  country: text,
  days: text,
  'hours-en': text,
  'hours-fr': text,
  'hours-de': text,
}

type Values = Partial<Record<keyof typeof options, string | undefined>>

/** Runs a command about the places of collection, which are a setting of the shop. */
export async function runPickup(args: string[], out: Out, now: number) {
  const verb = readVerb(args, ['list', 'add', 'set', 'remove'])
  const places = (await findStoredSettings()).pickupPlaces ?? []
  if (verb === 'list') {
    readArguments(args.slice(1), {})
    writePlaces(out, places)
    return
  }
  const { values, positionals } = readArguments(args.slice(1), verb === 'remove' ? {} : options, [
    'PLACE',
  ])
  const [id = ''] = positionals
  const changed = edits[verb](places, id, values)
  const outcome = await changeShopSettings(
    { pickupPlaces: changed },
    `delivery pickup ${verb}`,
    now,
  )
  requireOk(
    outcome.ok ? outcome : { ...outcome, faults: outcome.faults.map(namingPlaces(changed)) },
  )
  writePlaces(out, (await findStoredSettings()).pickupPlaces ?? [])
}

/** A fault that names a place by its number in the list names it by its id instead. */
const namingPlaces = (places: { id: string }[]) => (fault: string) =>
  fault.replace(/^pickupPlaces\.(\d+)/, (whole, n: string) => {
    const place = places[Number(n)]
    return place ? `pickupPlaces.${place.id}` : whole
  })

type Edited = { id: string }[]

const edits: Record<
  'add' | 'set' | 'remove',
  (places: PickupPlace[], id: string, values: Values) => Edited
> = {
  add: (places, id, values) => {
    if (places.some((one) => one.id === id))
      throw new CommandError(
        `There is a place ${printable(id)} already; "delivery pickup set" changes it.`,
      )
    const hours = hoursOf(values)
    return [...places, { id, ...fieldsOf(values), hours }]
  },
  set: (places, id, values) => {
    const place = requirePlace(places, id)
    if (Object.keys(values).length === 0)
      throw new UsageError('Say what changes, such as --days 1.')
    const changed = { ...place, ...fieldsOf(values), hours: { ...place.hours, ...hoursOf(values) } }
    return places.map((one) => (one === place ? changed : one))
  },
  remove: (places, id) => {
    const place = requirePlace(places, id)
    return places.filter((one) => one !== place)
  },
}

function requirePlace(places: PickupPlace[], id: string): PickupPlace {
  const place = places.find((one) => one.id === id)
  if (place) return place
  const known = places.map((one) => one.id).join(', ') || 'none'
  throw new CommandError(`There is no place ${printable(id)}; there is ${known}.`)
}

function fieldsOf(values: Values) {
  const fields = Object.entries(values).filter(([name]) => !name.startsWith('hours-'))
  return Object.fromEntries(fields) as Record<string, string>
}

function hoursOf(values: Values): TextsByLanguage {
  const { 'hours-en': en, 'hours-fr': fr, 'hours-de': de } = values
  return {
    ...(en !== undefined && { en }),
    ...(fr !== undefined && { fr }),
    ...(de !== undefined && { de }),
  }
}

function writePlaces(out: Out, places: PickupPlace[]) {
  if (places.length === 0) out.write('No places of collection.\n')
  for (const { id, name, addressLine1, postcode, city, country, hours, days } of places) {
    const address = [name, addressLine1, `${postcode} ${city}`, country].join(', ')
    const open = Object.entries(hours).map(([language, words]) => `  ${language}: ${words}`)
    out.write(printable(`${id}: ${address}; ready after ${days} days`) + '\n')
    for (const line of open) out.write(printable(line) + '\n')
  }
}
