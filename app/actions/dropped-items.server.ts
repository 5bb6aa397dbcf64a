import type { MergeReport } from '#app/shop/lifecycle/merge.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { nameList } from './name-list.server.ts'

/** Lists in sentences what was not merged completely of a guest's things; empty if everything was. */
export function describeDroppedItems(merged: MergeReport, t: Translate): string[] {
  const { capped, linesLeftOut, wishesLeftOut, comparedLeftOut, couponLeftOut } = merged
  return [
    capped.length > 0 && describeCapped(capped, t),
    linesLeftOut > 0 && t('toast.merge.lines', { count: linesLeftOut }),
    wishesLeftOut > 0 && t('toast.merge.wishes', { count: wishesLeftOut }),
    comparedLeftOut > 0 && t('toast.merge.compared', { count: comparedLeftOut }),
    couponLeftOut !== undefined && t('toast.merge.coupon', { code: couponLeftOut }),
    merged.shareWithdrawn && t('toast.merge.share'),
  ].filter((words) => words !== false)
}

function describeCapped(capped: string[], t: Translate): string {
  const { names, count } = nameList(capped, t)
  return count > 0
    ? t('toast.merge.cappedMore', { names, count })
    : t('toast.merge.capped', { names })
}
