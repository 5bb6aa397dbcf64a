import type { MessageKey } from '#app/i18n/en.ts'
import type { TranslateFn } from '#app/i18n/translate.ts'

/** Returns the number of the last page; a list without items has one page. */
export const lastPageOf = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage))

/** Returns how many items a visitor has seen at the end of a page, and how many the next page has. */
export function progressOf(page: number, total: number, perPage: number) {
  const seen = Math.min(page * perPage, total)
  return { seen, ahead: Math.min(perPage, total - seen) }
}

/** Returns the first and last page, this one and its neighbours. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? one - 1)
    // A single omitted page takes as much space as the gap.
    return gap === 2 ? [one - 1, one] : gap > 2 ? ['gap' as const, one] : [one]
  })
}

/** Returns the links of `Pager` to the pages of a list. */
export const numberedLinks = (
  page: number,
  last: number,
  pathOf: (page: number) => string,
  t: TranslateFn<MessageKey>,
) =>
  pageNumbers(page, last).map((one) =>
    one === 'gap' ? one : { to: pathOf(one), page: one, name: t('catalogue.page', { page: one }) },
  )
