import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { notFound } from '#app/http/responses.server.ts'
import {
  changeContributor,
  findStoredContributor,
} from '#app/shop/maintenance/contributors/change-contributor.server.ts'
import { parseContributor } from '#app/shop/maintenance/contributors/contributor-fields.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { findContributor } from './find-contributors.server.ts'

/** Returns the form of the page of an author or publisher. */
export const contributorActions = (kind: ContributorKind): Record<string, OfficeAction> => ({
  'contributor.save': (context) => save(kind, context),
})

async function save(kind: ContributorKind, context: OfficeFormContext): Promise<Response> {
  const { form, t, now, url, params } = context
  const slug = params.slug ?? ''
  if (!(await findStoredContributor(kind, slug))) throw notFound(t)
  const parsed = parseContributor(kind, Object.fromEntries(form))
  if (!parsed.ok)
    return refuse(
      context,
      Object.fromEntries(
        Object.entries(parsed.faults).map(([field, fault]) => [
          field,
          t(`office.people.faults.${fault}`),
        ]),
      ),
    )
  const change = { seen: form.get('seen') ?? '', now }
  const outcome = await changeContributor({ kind, slug }, parsed.fields, change)
  if (!outcome.ok) return refuseStale(kind, slug, context)
  return officeRedirect(
    url.pathname,
    t(outcome.isChanged ? 'office.people.saved' : 'office.frame.unchanged'),
  )
}

/** Shows what is stored now at each field that was typed otherwise; saving again replaces it. */
async function refuseStale(kind: ContributorKind, slug: string, context: OfficeFormContext) {
  const { form, t } = context
  const { values } = await findContributor(kind, slug, context)
  const typed = (field: string) => (form.get(field) ?? '').replace(/\r\n?/g, '\n').trim()
  const differing = Object.entries(values).filter(
    ([field, value]) => form.has(field) && typed(field) !== value,
  )
  const errors: Record<string, string> = { form: t('office.people.changed') }
  for (const [field, value] of differing)
    errors[field] = t('office.products.nowIs', { value: value || t('office.products.nothing') })
  return refuse(context, errors, 409)
}
