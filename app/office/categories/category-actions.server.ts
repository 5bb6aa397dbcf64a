import { readFile } from 'node:fs/promises'
import { db } from '#app/database/database.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  categoryNameFault,
  parseCategoryName,
} from '#app/shop/catalogue/categories/category-rules.ts'
import {
  readCategories,
  type CategoryRow,
} from '#app/shop/catalogue/categories/place-category.server.ts'
import { forgetCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import {
  addCategory,
  hideCategory,
  moveCategory,
  removeCategory,
  renameCategory,
  setCategoryPicture,
  type CategoryOutcome,
  type NamedCategory,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeChangeFault } from '../frame/describe-change-fault.ts'
import { refuseFaults } from '../frame/refuse-faults.server.ts'
import { withUpload } from '../files/read-upload.server.ts'

const list = '/office/categories'

/** The form of the list. */
export const categoriesActions: Record<string, OfficeAction> = { 'category.add': add }

/** The forms of the page of one category. */
export const categoryActions: Record<string, OfficeAction> = {
  'category.rename': withCategory(rename),
  'category.move': withCategory(move),
  'category.no-picture': withCategory((context, category) =>
    answer(
      context,
      setCategoryPicture(category, undefined, context.now),
      context.t('office.categories.done.noPicture'),
    ),
  ),
  'category.hide': withCategory((context, category) => hide(context, category, true)),
  'category.show': withCategory((context, category) => hide(context, category, false)),
  'category.remove': withCategory((context, category) =>
    answer(
      context,
      removeCategory(category, context.now),
      context.t('office.categories.done.remove'),
      list,
    ),
  ),
}

/** Shows the page of the category, or another one, after a change. */
async function answer(
  context: OfficeFormContext,
  changing: Promise<CategoryOutcome>,
  message: string,
  path = context.url.pathname,
): Promise<Response> {
  const outcome = await changing
  if (!outcome.ok && outcome.isStale)
    return refuse(context, { form: context.t('office.categories.changed') }, 409)
  if (!outcome.ok) return refuseFaults(context, outcome.faults)
  forgetCatalogueVersion()
  return officeRedirect(path, message)
}

type SeenCategory = CategoryRow & NamedCategory
type CategoryWork = (context: OfficeFormContext, category: SeenCategory) => Promise<Response>

/** Creates an action about the category of the page, as which staff saw it. */
function withCategory(work: CategoryWork): OfficeAction {
  return (context) => onSeen(context, context.form.get('seen'), work)
}

async function onSeen(context: OfficeFormContext, seen: string | null, work: CategoryWork) {
  const all = await readCategories(db.read)
  const category = all.find(({ slug }) => slug === context.params.slug)
  if (!category) throw notFound(context.t)
  return work(context, { ...category, seen: seen ?? '' })
}

const nameOf = ({ form }: OfficeFormContext, language: string) =>
  form.get(`name_${language}`)?.trim() ?? ''

/** Returns a message for each name that is longer than the rules of categories allow, or that is missing. */
function listNameErrors(context: OfficeFormContext, names: Translations) {
  const { t } = context
  return Object.fromEntries(
    Object.entries(names).flatMap(([language, name = '']) => {
      const parsed = parseCategoryName(name)
      if (parsed.ok) return []
      const fault = categoryNameFault({ ...parsed, sentence: parsed.fault })
      return [[`name_${language}`, describeChangeFault(fault, t).text]]
    }),
  )
}

async function add(context: OfficeFormContext): Promise<Response> {
  const { form, t, now } = context
  const typed = languages.filter((language) => nameOf(context, language) !== '')
  const names: Translations = Object.fromEntries(typed.map((one) => [one, nameOf(context, one)]))
  const [first] = typed
  const errors = first
    ? listNameErrors(context, names)
    : { [`name_${shopSettings().languages[0]!}`]: t('office.faults.categories.nameMissing') }
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  const slug = form.get('slug')?.trim() || slugOf(nameOf(context, first!))
  const { parent, before } = readPlace(form)
  return answer(
    context,
    addCategory({ slug, names, parent, before }, now),
    t('office.categories.done.add'),
  )
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
  const names: Translations = Object.fromEntries(changed.map((one) => [one, nameOf(context, one)]))
  const errors = listNameErrors(context, names)
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  if (changed.length === 0) return officeRedirect(url.pathname, t('office.products.unchanged'))
  return answer(context, renameCategory(category, names, now), t('office.categories.done.rename'))
}

function move(context: OfficeFormContext, category: SeenCategory): Promise<Response> {
  const { form, now, t } = context
  return answer(
    context,
    moveCategory(category, readPlace(form), now),
    t('office.categories.done.move'),
  )
}

const hide = (
  context: OfficeFormContext,
  category: SeenCategory,
  isHidden: boolean,
): Promise<Response> =>
  answer(
    context,
    hideCategory(category, isHidden, context.now),
    context.t(isHidden ? 'office.categories.done.hide' : 'office.categories.done.show'),
  )

/** The command reads files of at most this size; the rules allow less. */
const pictureBytes = 1024 * 1024

/** Gives a category the picture of a form. */
export const uploadCategoryPicture: OfficeAction = (context) => {
  const { request, t, now } = context
  const limits = { files: 1, bytesOfFile: pictureBytes, bytes: 2 * pictureBytes }
  return withUpload(request, limits, async (read) => {
    const [path] = read.ok ? read.files : []
    const missing = read.ok ? 'none' : read.reason
    if (path === undefined)
      return refuse(context, { picture: t(`office.categories.upload.${missing}`) })
    context.form.set('picture', '')
    const bytes = await readFile(path)
    const seen = read.ok ? read.form.get('seen') : null
    return onSeen(context, seen, (_, category) =>
      answer(
        context,
        setCategoryPicture(category, bytes, now),
        t('office.categories.done.picture'),
      ),
    )
  })
}
