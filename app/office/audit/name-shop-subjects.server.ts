import { findMethodNames } from '#app/shop/pricing/delivery/find-method-names.server.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { textPages } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { deliveryMethodName, textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { NamedSubject } from '../frame/subject-name.tsx'
import { textsPath } from '../texts/text-address.ts'

export type SubjectNames = Map<string, NamedSubject>

const tablePath = '/office/delivery'

/** Returns a function that names methods of delivery as shoppers read them. */
async function nameOfMethods(methods: string[], { language, t }: StaffContext) {
  const own = await findMethodNames(methods)
  return (method: string) =>
    deliveryMethodName({ method, name: textForLanguage(own.get(method), language) }, t)
}

/** Names what changes of delivery are about: a zone, or a zone and a method after it. */
export async function nameTariffs(ids: string[], context: StaffContext): Promise<SubjectNames> {
  const parts = ids.map((id) => id.split(' '))
  const nameOf = await nameOfMethods(
    parts.flatMap(([, method]) => method ?? []),
    context,
  )
  return new Map(
    ids.map((id, n) => {
      const [zone = '', method] = parts[n]!
      const text = method === undefined ? zone : `${zone} · ${nameOf(method)}`
      return [id, { text, path: `${tablePath}?zone=${encodeURIComponent(zone)}` }]
    }),
  )
}

export async function nameMethods(methods: string[], context: StaffContext): Promise<SubjectNames> {
  const nameOf = await nameOfMethods(methods, context)
  return new Map(methods.map((one) => [one, { text: nameOf(one), path: tablePath }]))
}

/** Names the pages of text that every shop has. */
export function nameTexts(pages: string[], { language }: StaffContext): SubjectNames {
  const known = textPages.filter((one) => pages.includes(one))
  return new Map(
    known.map((one) => [one, { text: findLegalPage(one, language).title, path: textsPath }]),
  )
}
