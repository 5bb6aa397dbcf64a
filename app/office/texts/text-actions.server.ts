import { languageNames, parseLanguage } from '#app/i18n/languages.ts'
import { addPage, removePage } from '#app/shop/maintenance/texts/change-own-pages.server.ts'
import { setText, unsetText } from '#app/shop/maintenance/texts/change-texts.server.ts'
import {
  readMarkdown,
  type RefusedText,
} from '#app/shop/maintenance/texts/own-text-changes.server.ts'
import { ownPageName, pagePlaces } from '#app/shop/operations/own-texts/own-text.ts'
import {
  addToRefusal,
  actionOf,
  createOfficeAction,
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { withUpload } from '../files/read-upload.server.ts'
import { describeTextFaults } from './describe-text-fault.ts'
import { requireTextAddress } from './find-texts.server.ts'
import { previewText } from './preview-text.server.ts'
import { storedNameOf, textPath, textsPath } from './text-address.ts'

/** Other forms are cut to 20,000 characters. A text may have 100,000 bytes, and a little more is refused with words. */
const limits = { files: 0, bytesOfFile: 0, bytes: 300_000, bytesOfField: 250_000 }

/** Reads a form with a long text. Nothing of it is read before the staff member is known. */
function createTextAction(actions: Record<string, OfficeAction>) {
  const submit: OfficeAction = (context) =>
    withUpload(context.request, limits, async (read) => {
      if (!read.ok) return refuse(context, { form: context.t('office.texts.tooLarge') })
      const run = actionOf(actions, read.form, context.t)
      return run({ ...context, form: read.form })
    })
  return createOfficeAction(
    { 'text.submit': submit },
    { role: 'owner', read: () => new URLSearchParams({ intent: 'text.submit' }) },
  )
}

export const textAction = createTextAction({
  'text.save': save,
  'text.preview': preview,
  'text.unset': unset,
  'page.remove': remove,
})

export const textsAction = createTextAction({ 'page.add': add })

const addressOf = (context: OfficeFormContext) => requireTextAddress(context.params, context)

const typed = ({ form }: OfficeFormContext, name: string) => form.get(name) ?? ''

const bytesOf = (context: OfficeFormContext) => new TextEncoder().encode(typed(context, 'text'))

const placeOf = (text: string) => pagePlaces.find((one) => one === text)

/** Returns the title and the place of an own page as its form has them; a place that was not changed stays. */
function pageFields(context: OfficeFormContext) {
  const place = placeOf(typed(context, 'place'))
  return {
    title: typed(context, 'title').trim() || undefined,
    place: typed(context, 'place') === typed(context, 'formerPlace') ? undefined : place,
  }
}

async function save(context: OfficeFormContext) {
  const { now, t, url } = context
  const { place, language } = addressOf(context)
  const file = { language, bytes: bytesOf(context) }
  const isAdded = typed(context, 'how') === 'add'
  const seen = typed(context, 'seen')
  const outcome =
    place.kind === 'shop'
      ? await setText({ ...file, page: place.page, isAdded }, now, seen)
      : await addPage({ ...file, slug: place.slug, ...pageFields(context) }, now, seen)
  return outcome.ok
    ? officeRedirect(url.pathname, t('office.texts.saved'))
    : refuseText(context, outcome)
}

/**
 * Shows the form again with what was typed. If somebody else changed the text, the page shows what is stored now, and
 * sending the form again replaces that.
 */
function refuseText(context: OfficeFormContext, { faults: found, isOutdated }: RefusedText) {
  const { form, t } = context
  if (form.get('intent') !== 'page.add') form.set('intent', 'text.save')
  if (isOutdated) {
    form.delete('seen')
    return refuse(context, { text: describeTextFaults(found, t) }, 409)
  }
  const of = (...reasons: string[]) => found.filter(({ reason }) => reasons.includes(reason))
  const [slug, title] = [of('slug'), of('titleMissing', 'titleLong')]
  const others = found.filter((fault) => !slug.includes(fault) && !title.includes(fault))
  const all = { slug, title, text: others }
  const errors = Object.entries(all).flatMap(([field, faults]) =>
    faults.length > 0 ? [[field, describeTextFaults(faults, t)]] : [],
  )
  return refuse(context, Object.fromEntries(errors) as Record<string, string>)
}

/** Shows the page with the typed text as shoppers would see it. Nothing is stored. */
async function preview(context: OfficeFormContext) {
  const { form, now } = context
  const { place, language } = addressOf(context)
  const page = storedNameOf(place)
  const isAdded = typed(context, 'how') === 'add'
  const read = readMarkdown({ bytes: bytesOf(context) }, page, !isAdded)
  if (!read.ok) return refuseText(context, read)
  form.set('intent', 'text.save')
  const title = typed(context, 'title').trim()
  const text = { page, language, isAdded, title, markdown: read.markdown }
  return addToRefusal(refuse(context, {}), { preview: await previewText(place, text, now) }, 200)
}

async function unset(context: OfficeFormContext) {
  const { now, t, url } = context
  const { place, language } = addressOf(context)
  const isDone =
    place.kind === 'shop' && (await unsetText(place.page, language, now, typed(context, 'seen')))
  if (!isDone) return refuse(context, { form: t('office.texts.faults.outdated') }, 409)
  return officeRedirect(url.pathname, t('office.texts.unset'))
}

/** Removes an own page, or its text in the language of the page. */
async function remove(context: OfficeFormContext) {
  const { now, t } = context
  const { place, language } = addressOf(context)
  const only = typed(context, 'do') === 'language' ? language : undefined
  const seen = { language, fingerprint: typed(context, 'seen') }
  const isDone = place.kind === 'own' && (await removePage(place.slug, only, now, seen))
  if (!isDone) return refuse(context, { form: t('office.texts.faults.outdated') }, 409)
  return officeRedirect(
    textsPath,
    t(only ? 'office.texts.textRemoved' : 'office.texts.pageRemoved'),
  )
}

async function add(context: OfficeFormContext) {
  const { now, t } = context
  const language = parseLanguage(typed(context, 'language'))
  if (!language) return refuse(context, { language: t('office.texts.languageUnknown') })
  const slug = typed(context, 'slug').trim()
  const page = { slug, language, bytes: bytesOf(context), ...pageFields(context) }
  // Without a text in this language the page has the fingerprint of none.
  const outcome = await addPage(page, now, '')
  if (outcome.ok)
    return officeRedirect(textPath({ kind: 'own', slug }, language), t('office.texts.pageAdded'))
  if (!outcome.isOutdated) return refuseText(context, outcome)
  const taken = { page: ownPageName(slug), language: languageNames[language] }
  return refuse(context, { slug: t('office.texts.taken', taken) })
}
