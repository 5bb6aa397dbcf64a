import type { Translate } from '#app/i18n/i18n.server.ts'
import { contributorPath } from '#app/shop/catalogue/contributors/contributors-query.ts'
import type { Fact } from './detail.ts'
import type { Contributor } from '#app/shop/catalogue/products/contributors.ts'

/** Maps the roles of ONIX list 17 that have a label of their own. */
const roles = {
  A01: 'product.roles.author',
  A12: 'product.roles.illustrator',
  A13: 'product.roles.photographer',
  A15: 'product.roles.introduction',
  B01: 'product.roles.editor',
  B06: 'product.roles.translator',
  E07: 'product.roles.reader',
} as const

type RoleKey = (typeof roles)[keyof typeof roles] | 'product.roles.other'

/**
 * Returns one line for each role, in the order in which the book names its contributors. Each name links to the
 * contributor's books.
 */
export function contributorFacts(people: Contributor[], t: Translate): Fact[] {
  const byRole = new Map<RoleKey, Map<string, string>>()
  for (const { name, role, slug } of people) {
    const key = role in roles ? roles[role as keyof typeof roles] : 'product.roles.other'
    const named = byRole.get(key) ?? new Map<string, string>()
    if (!named.has(name)) named.set(name, slug)
    byRole.set(key, named)
  }
  return [...byRole].map(([key, named]) => ({
    label: t(key, { count: named.size }),
    value: '',
    names: [...named].map(([name, slug]) => ({ name, path: contributorPath('author', slug) })),
  }))
}
