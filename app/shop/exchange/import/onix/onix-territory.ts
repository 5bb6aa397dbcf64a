import { countries } from '#app/i18n/markets.ts'
import { parseCountry } from '#app/shop/catalogue/text/codes.ts'
import { isNode, listCodes, type OnixNode } from './onix-node.ts'

/** `markets` lists countries that the shop knows, or `['']` for all. */
export type OnixTerritory = { markets: string[]; isStated: boolean; excluded: string[] }

const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
const worldwide = ['WORLD', 'ROW']

const words = (codes: string[]) => codes.flatMap((code) => code.split(/[\s,;]+/)).filter(Boolean)

/** Returns the territory of a price, a market or (2.1) a supply detail; undefined if it names none. */
export function readTerritory(node: OnixNode): OnixTerritory | undefined {
  const composites = node.children
    .filter(isNode)
    .filter(({ name, children }) => name === 'Territory' && children.some(isNode))
  const places = composites.length > 0 ? composites : [node]
  const list = (...names: string[]) => words(places.flatMap((place) => listCodes(place, ...names)))
  const countriesIn = list('CountriesIncluded', 'CountryCode', 'SupplyToCountry', 'RightsCountry')
  const own = composites.length === 0 ? words(listCodes(node, 'Territory')) : []
  const regionsIn = [...list('RegionsIncluded', 'SupplyToTerritory', 'SupplyToRegion'), ...own]
  const included = [...countriesIn, ...regionsIn]
  if (included.length === 0) return undefined
  const excluded = knownCountries(list('CountriesExcluded', 'CountryExcluded'))
  return { ...marketsOf(included, excluded), isStated: true }
}

export const everywhere: OnixTerritory = { markets: [''], isStated: false, excluded: [] }

function marketsOf(included: string[], excluded: string[]) {
  const isWorld = included.some((code) => worldwide.includes(code.toUpperCase()))
  const listed = knownCountries(included.flatMap((code) => (code === 'ECZ' ? euroArea : [code])))
  if (isWorld || listed.length === countries.length) return { markets: [''], excluded }
  return { markets: listed.filter((code) => !excluded.includes(code)), excluded: [] }
}

function knownCountries(codes: string[]): string[] {
  const parsed = new Set(codes.map((code) => parseCountry(code)))
  return countries.filter((country) => parsed.has(country))
}

/** Returns the other countries that the shop knows. */
export const countriesBut = (left: string[]): string[] =>
  countries.filter((country) => !left.includes(country))
