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
