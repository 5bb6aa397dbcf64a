import type { Translate } from '#app/i18n/i18n.server.ts'

const mostNamed = 3
const longestName = 40

/** Returns the first of some names for a toast, which is sent in a cookie; `count` is the number of the others. */
export function nameList(names: string[], t: Translate): { names: string; count: number } {
  return {
    names: names
      .slice(0, mostNamed)
      .map((name) => t('toast.merge.name', { name: truncateName(name, longestName) }))
      .join(', '),
    count: Math.max(0, names.length - mostNamed),
  }
}

/** Cuts a name after `longest` characters, and marks the cut with an ellipsis. */
export function truncateName(name: string, longest: number): string {
  const letters = Array.from(name)
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name
}
