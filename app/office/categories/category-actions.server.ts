import { readFile } from 'node:fs/promises'
import { notFound } from '#app/http/responses.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listCategoryRows } from '#app/shop/catalogue/categories/categories.server.ts'
import type { CategoryRow } from '#app/shop/catalogue/categories/place-category.server.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import {
  addCategory,
  hideCategory,
  moveCategory,
  removeCategory,
  renameCategory,
  setCategoryPicture,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import type {
  CategoryOutcome,
  NamedCategory,
} from '#app/shop/maintenance/categories/run-category-change.server.ts'
import { auditCommands } from '../audit/audit-commands.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { refuseFaults } from '../frame/refuse-faults.server.ts'
import { withUpload } from '../files/read-upload.server.ts'

const list = '/office/categories'

/** The form of the list. */
export const categoriesActions: Record<string, OfficeAction> = { 'category.add': add }

/** The forms of the page of one category. */
export const categoryActions: Record<string, OfficeAction> = {
  'category.rename': withCategory(rename),
  'category.move': withCategory(move),
  'category.no-picture': withCategory(async (context, category) => {
    const outcome = await setCategoryPicture(category, undefined, context.now)
    return respond(context, outcome, 'noPicture')
  }),
  'category.hide': withCategory(async (context, category) =>
    respond(context, await hideCategory(category, true, context.now), 'hide'),
  ),
  'category.show': withCategory(async (context, category) =>
    respond(context, await hideCategory(category, false, context.now), 'show'),
  ),
  'category.remove': withCategory(async (context, category) =>
    respond(context, await removeCategory(category, context.now), 'remove', list),
  ),
}

type Done = 'add' | 'rename' | 'move' | 'picture' | 'noPicture' | 'hide' | 'show' | 'remove'

/** Leads to the page of the category, or to another one, after a change; shows the form again if it was refused. */
async function respond(
  context: OfficeFormContext,
  outcome: CategoryOutcome,
  done: Done,
  path = context.url.pathname,
) {
  const { t, params } = context
  if (outcome.ok) return officeRedirect(path, t(`office.categories.done.${done}`))
  if (!outcome.isStale) return refuseFaults(context, outcome.faults)
  const changes = { about: [params.slug ?? ''], commands: Object.keys(auditCommands.categories) }
  return refuse(context, { form: await describeStale(context, changes) }, 409)
}

type SeenCategory = CategoryRow & NamedCategory
type CategoryWork = (context: OfficeFormContext, category: SeenCategory) => Promise<Response>

/** Creates an action about the category of the page, as which staff saw it. */
function withCategory(work: CategoryWork): OfficeAction {
  return async (context) => {
    const all = await listCategoryRows()
    const category = all.find(({ slug }) => slug === context.params.slug)
    if (!category) throw notFound(context.t)
    return work(context, { ...category, seen: context.form.get('seen') ?? '' })
  }
}

const nameOf = ({ form }: OfficeFormContext, language: string) =>
  form.get(`name_${language}`)?.trim() ?? ''

const namesIn = (context: OfficeFormContext, named: Language[]): Translations =>
  Object.fromEntries(named.map((language) => [language, nameOf(context, language)]))

async function add(context: OfficeFormContext): Promise<Response> {
  const { form, t, now } = context
  const typed = languages.filter((language) => nameOf(context, language) !== '')
  const [first] = typed
  if (!first) {
    const field = `name_${shopSettings().languages[0]!}`
    return refuse(context, { [field]: t('office.faults.categories.nameMissing') })
  }
  const names = namesIn(context, typed)
  const slug = form.get('slug')?.trim() || slugOf(nameOf(context, first))
  return respond(context, await addCategory({ slug, names, ...readPlace(form) }, now), 'add')
}

function readPlace(form: URLSearchParams) {
  const [parent, before] = [form.get('parent'), form.get('before')]
  return { parent: parent || null, before: before || undefined }
}

/** Changes the names that differ; one in a language without any may stay empty. */
async function rename(context: OfficeFormContext, category: SeenCategory): Promise<Response> {
  const { form, t, now, url } = context
  const stored = textsOfColumns('name', category)
  const changed = languages.filter(
    (language) => form.has(`name_${language}`) && nameOf(context, language) !== stored[language],
  )
  if (changed.length === 0) return officeRedirect(url.pathname, t('office.frame.unchanged'))
  const outcome = await renameCategory(category, namesIn(context, changed), now)
  return respond(context, outcome, 'rename')
}

async function move(context: OfficeFormContext, category: SeenCategory) {
  const { form, now } = context
  return respond(context, await moveCategory(category, readPlace(form), now), 'move')
}

/** The command reads files of at most this size; the rules allow less. */
const pictureBytes = 1024 * 1024

/** Gives a category the picture of a form. */
export const uploadCategoryPicture: OfficeAction = (context) => {
  const { request, t, now } = context
  const limits = { files: 1, bytesOfFile: pictureBytes, bytes: 2 * pictureBytes }
  return withUpload(request, limits, async (read) => {
    const [path] = read.ok ? read.files : []
    if (!read.ok || path === undefined) {
      const reason = read.ok ? 'none' : read.reason
      const text =
        reason === 'too-large'
          ? t('office.categories.pictureTooLarge')
          : t(`office.frame.upload.${reason}`)
      return refuse(context, { picture: text })
    }
    const bytes = await readFile(path)
    read.form.set('intent', 'category.picture')
    // A fault stands at the field that it names, and files are no fields of the form that was read.
    read.form.set('picture', '')
    const set = withCategory(async (sent, category) =>
      respond(sent, await setCategoryPicture(category, bytes, now), 'picture'),
    )
    return set({ ...context, form: read.form })
  })
}
