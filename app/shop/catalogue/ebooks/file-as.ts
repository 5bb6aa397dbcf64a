import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'

/**
 * Returns `Goethe, Johann Wolfgang von`, from a name and the folded words it is sorted by (`goethe
 * johann wolfgang von`). If one is not a rotation of the other, it returns the sort name.
 */
export function fileAsOf(name: string, sortName: string): string {
  const words = name.trim().split(/\s+/)
  for (let family = words.length - 1; family > 0; family--) {
    const [first, last] = [words.slice(0, family).join(' '), words.slice(family).join(' ')]
    if (foldedWordsOf(`${last} ${first}`).join(' ') === sortName) return `${last}, ${first}`
  }
  return foldedWordsOf(name).join(' ') === sortName ? name : sortName
}
