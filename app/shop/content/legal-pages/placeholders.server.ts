import { defaultLanguage } from '#app/i18n/languages.ts'
import type { Placeholders } from '#app/shop/content/markdown/markdown-faults.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { templateVariablesOf } from './template-variables.server.ts'

/** These placeholders stand for blocks that the shop writes itself. A mail has none of a country, so no table. */
export const livePlaceholders = [
  ...(['delivery-table', 'stored-data'] as const),
  ...(['withdrawal-terms', 'withdrawal-effects', 'withdrawal-form'] as const),
] as const

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the variable that a placeholder in kebab case names. */
export const variableOf = (placeholder: string) =>
  placeholder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Lists the placeholders that a text of the shopkeeper may hold. The terms of sale are sent by mail too. */
export function placeholdersOf(page: string): Placeholders {
  const variables = Object.keys(templateVariablesOf(seller(), defaultLanguage)).map(kebabCase)
  if (page === 'terms')
    return {
      values: variables,
      blocks: livePlaceholders.filter((name) => name.startsWith('withdrawal')),
    }
  return { values: [...variables, 'countries'], blocks: livePlaceholders }
}
