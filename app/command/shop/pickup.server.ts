import {
  addPickupPlace,
  listStoredPlaces,
  removePickupPlace,
  setPickupPlace,
} from '#app/shop/maintenance/settings/change-pickup-places.server.ts'
import type { PickupPlace, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { readArguments, readVerb, requireOk, UsageError } from '../answer-command.server.ts'
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
  if (verb !== 'list') await change(verb, args.slice(1), now)
  else readArguments(args.slice(1), {})
  writePlaces(out, await listStoredPlaces())
}

async function change(verb: 'add' | 'set' | 'remove', args: string[], now: number) {
  const { values, positionals } = readArguments(args, verb === 'remove' ? {} : options, ['PLACE'])
  const [id = ''] = positionals
  if (verb === 'set' && Object.keys(values).length === 0)
    throw new UsageError('Say what changes, such as --days 1.')
  requireOk(
    verb === 'remove'
      ? await removePickupPlace(id, { now })
      : await changes[verb](id, { ...fieldsOf(values), hours: hoursOf(values) }, { now }),
  )
}

const changes = { add: addPickupPlace, set: setPickupPlace }

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
