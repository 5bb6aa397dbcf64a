import type { MergeReport } from '#app/shop/lifecycle/merge.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { nameList } from './name-list.server.ts'

/** Lists in sentences what was not merged completely of a guest's things; empty if everything was. */
export function describeDroppedItems(merged: MergeReport, t: Translate): string[] {
  const { capped, droppedLines, droppedWishes, droppedCompared, droppedCoupon } = merged
  return [
    capped.length > 0 && describeCapped(capped, t),
    droppedLines > 0 && t('toast.merge.lines', { count: droppedLines }),
    droppedWishes > 0 && t('toast.merge.wishes', { count: droppedWishes }),
    droppedCompared > 0 && t('toast.merge.compared', { count: droppedCompared }),
    droppedCoupon !== undefined && t('toast.merge.coupon', { code: droppedCoupon }),
    merged.shareWithdrawn && t('toast.merge.share'),
  ].filter((words) => words !== false)
}

function describeCapped(capped: string[], t: Translate): string {
  const { names, count } = nameList(capped, t)
  return count > 0
    ? t('toast.merge.cappedMore', { names, count })
    : t('toast.merge.capped', { names })
}
