import { languages } from '#app/i18n/languages.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import {
  addPickupPlace,
  removePickupPlace,
  setPickupPlace,
  type TypedPlace,
} from '#app/shop/maintenance/settings/change-pickup-places.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import type { DescribedFault } from '../frame/describe-change-fault.ts'
import { refuseDescribed } from '../frame/refuse-faults.server.ts'
import { describeSettingFault } from '../settings/describe-setting-fault.ts'
import { describeStale } from '../audit/describe-stale.server.ts'

const page = '/office/delivery/pickup'

/** The forms of the page of the places of collection, which owners alone may send. */
export const pickupActions: Record<string, OfficeAction> = {
  'pickup.add': (context) => change(context, 'add'),
  'pickup.set': (context) => change(context, 'set'),
  'pickup.remove': (context) => change(context, 'remove'),
}

const addressFields = ['name', 'addressLine1', 'postcode', 'city', 'country', 'days'] as const

function readPlace(form: URLSearchParams): TypedPlace {
  const place: TypedPlace = {}
  for (const field of addressFields) if (form.has(field)) place[field] = form.get(field)!.trim()
  const hours: TextsByLanguage = {}
  for (const language of languages) {
    const text = form.get(`hours_${language}`)
    if (text !== null) hours[language] = text.trim()
  }
  return { ...place, hours }
}

const changes = { add: addPickupPlace, set: setPickupPlace }

async function change(context: OfficeFormContext, verb: 'add' | 'set' | 'remove') {
  const { form, t, now } = context
  const id = form.get('id')?.trim() ?? ''
  const place = readPlace(form)
  const options = { now, seen: form.get('seen') ?? '' }
  const outcome =
    verb === 'remove'
      ? await removePickupPlace(id, options)
      : await changes[verb](id, place, options)
  if (outcome.ok) return officeRedirect(page, t(`office.delivery.pickup.done.${verb}`))
  return outcome.isStale
    ? refuse(context, { form: await describeStale(context, 'pickup') }, 409)
    : refuseDescribed(
        context,
        outcome.faults.map((fault) => describePlaceFault(fault, context)),
      )
}

/** A setting such as `pickupPlaces.leipzig.hours.de` names the field of the form, after the place if it is of one. */
function describePlaceFault(fault: SettingFault, context: OfficeFormContext): DescribedFault {
  const [, ...parts] = fault.setting.split('.')
  const [field = '', language = fault.facts.language] = parts.length > 1 ? parts.slice(1) : parts
  const text = describeSettingFault(fault, context)
  const column = language === undefined ? field : `${field}_${language}`
  return { column, text, sentence: text }
}
