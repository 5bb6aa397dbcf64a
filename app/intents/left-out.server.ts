import type { Merged } from '#app/shop/accounts/merge.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'

const mostNamed = 3
const longestName = 40

/** What of a guest's things was not taken over whole, each in a sentence; none where all was. */
export function describeLeftOut(merged: Merged, t: Translate): string[] {
  const { capped, linesLeftOut, wishesLeftOut, comparedLeftOut, couponLeftOut } = merged
  return [
    capped.length > 0 && cappedWords(capped, t),
    linesLeftOut > 0 && t('toast.merge.lines', { count: linesLeftOut }),
    wishesLeftOut > 0 && t('toast.merge.wishes', { count: wishesLeftOut }),
    comparedLeftOut > 0 && t('toast.merge.compared', { count: comparedLeftOut }),
    couponLeftOut !== undefined && t('toast.merge.coupon', { code: couponLeftOut }),
    merged.shareWithdrawn && t('toast.merge.share'),
  ].filter((words) => words !== false)
}

/** A toast travels in a cookie, which holds a few names and no long ones. */
function cappedWords(names: string[], t: Translate): string {
  const named = names
    .slice(0, mostNamed)
    .map((name) => t('toast.merge.name', { name: shortened(name) }))
    .join(', ')
  const count = names.length - mostNamed
  return count > 0
    ? t('toast.merge.cappedMore', { names: named, count })
    : t('toast.merge.capped', { names: named })
}

function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name
}
