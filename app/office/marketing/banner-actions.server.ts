import { addBanner, removeBanner } from '#app/shop/catalogue/banners/manage-banners.server.ts'
import {
  bannerLimits,
  readNewBanner,
  type TypedBanner,
} from '#app/shop/catalogue/banners/new-banner.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeTypedFaults } from './describe-typed-faults.ts'
import { typedIn, typedTextsIn } from './typed-texts.ts'

const page = '/office/banners'

export const bannersActions: Record<string, OfficeAction> = {
  'banner.add': add,
  'banner.remove': remove,
}

async function add(context: OfficeFormContext) {
  const { form, t, now } = context
  const read = readNewBanner(typedBannerOf(form), now)
  if (!read.ok) return refuse(context, describeTypedFaults(read.faults, bannerLimits, context))
  const { id } = read.banner
  const outcome = await addBanner(read.banner, now)
  if (outcome === 'known')
    return refuse(context, { id: t('office.marketing.banners.taken', { id }) })
  if (outcome === 'no-category')
    return refuse(context, { category: t('office.marketing.banners.categoryGone') })
  return officeRedirect(page, t('office.marketing.banners.added', { id }))
}

const typedBannerOf = (form: URLSearchParams): TypedBanner => ({
  id: typedIn(form, 'id'),
  place: form.get('place') ?? '',
  category: typedIn(form, 'category'),
  link: typedIn(form, 'link'),
  scene: typedIn(form, 'scene'),
  position: typedIn(form, 'position'),
  from: typedIn(form, 'from'),
  until: typedIn(form, 'until'),
  ...typedTextsIn(form),
})

async function remove({ form, url, t, now }: OfficeFormContext) {
  const id = form.get('banner') ?? ''
  const isRemoved = await removeBanner(id, now)
  const words = t(`office.marketing.banners.${isRemoved ? 'removed' : 'gone'}`)
  return officeRedirect(page + url.search, words)
}
