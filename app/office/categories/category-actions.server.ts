import { readFile } from 'node:fs/promises'
import { notFound } from '#app/http/responses.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { parseCategoryName } from '#app/shop/catalogue/categories/category-rules.ts'
import { forgetCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import {
  addCategory,
  hideCategory,
  listManagedCategories,
  moveCategory,
  removeCategory,
  renameCategory,
  setCategoryPicture,
  type CategoryOutcome,
  type ManagedCategory,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { refuseFaults } from '../frame/refuse-faults.server.ts'
import { withUpload } from '../files/read-upload.server.ts'
import { categoryVersion } from './find-categories.server.ts'

const list = '/office/categories'

/** The form of the list. */
export const categoriesActions: Record<string, OfficeAction> = { 'category.add': add }

/** The forms of the page of one category. */
export const categoryActions: Record<string, OfficeAction> = {
  'category.rename': withCategory(rename),
  'category.move': withCategory(move),
  'category.no-picture': withCategory((context, { slug }) =>
    answer(
      context,
      setCategoryPicture(slug, undefined, context.now),
      context.t('office.categories.done.noPicture'),
    ),
  ),
  'category.hide': withCategory((context, { slug }) => hide(context, slug, true)),
  'category.show': withCategory((context, { slug }) => hide(context, slug, false)),
  'category.remove': withCategory((context, { slug }) =>
    answer(
      context,
      removeCategory(slug, context.now),
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
  if (!outcome.ok) return refuseFaults(context, outcome.faults)
  forgetCatalogueVersion()
  return officeRedirect(path, message)
}

type CategoryWork = (context: OfficeFormContext, category: ManagedCategory) => Promise<Response>

/** Creates an action that a category which was changed since its page was opened refuses. */
function withCategory(work: CategoryWork): OfficeAction {
  return (context) => onUnchanged(context, context.form.get('seen'), work)
}

async function onUnchanged(context: OfficeFormContext, seen: string | null, work: CategoryWork) {
  const all = await listManagedCategories()
  const category = all.find(({ slug }) => slug === context.params.slug)
  if (!category) throw notFound(context.t)
  return seen === categoryVersion(category)
    ? work(context, category)
    : refuse(context, { form: context.t('office.categories.changed') }, 409)
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
      const key = parsed.reason === 'empty' ? 'nameMissing' : 'nameLong'
      return [[`name_${language}`, t(`office.faults.categories.${key}`)]]
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
async function rename(context: OfficeFormContext, category: ManagedCategory): Promise<Response> {
  const { form, t, now, url } = context
  const stored = textsOfColumns('name', category)
  const changed = languages.filter(
    (language) => form.has(`name_${language}`) && nameOf(context, language) !== stored[language],
  )
  const names: Translations = Object.fromEntries(changed.map((one) => [one, nameOf(context, one)]))
  const errors = listNameErrors(context, names)
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  if (changed.length === 0) return officeRedirect(url.pathname, t('office.products.unchanged'))
  return answer(
    context,
    renameCategory(category.slug, names, now),
    t('office.categories.done.rename'),
  )
}

function move(context: OfficeFormContext, { slug }: ManagedCategory): Promise<Response> {
  const { form, now, t } = context
  return answer(context, moveCategory(slug, readPlace(form), now), t('office.categories.done.move'))
}

const hide = (context: OfficeFormContext, slug: string, isHidden: boolean): Promise<Response> =>
  answer(
    context,
    hideCategory(slug, isHidden, context.now),
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
    return onUnchanged(context, seen, (_, { slug }) =>
      answer(context, setCategoryPicture(slug, bytes, now), t('office.categories.done.picture')),
    )
  })
}
