import type { Translate } from '#app/i18n/i18n.server.ts'

const mostNamed = 3
const longestName = 40

/** Returns the first of some names for a toast, which is sent in a cookie; `count` is the number of the others. */
export function nameList(names: string[], t: Translate): { names: string; count: number } {
  return {
    names: names
      .slice(0, mostNamed)
      .map((name) => t('toast.merge.name', { name: shortenName(name) }))
      .join(', '),
    count: Math.max(0, names.length - mostNamed),
  }
}

function shortenName(name: string): string {
  const letters = Array.from(name)
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name
}
