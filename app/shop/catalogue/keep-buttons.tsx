import { Icon } from '#app/components/icon.tsx'
import { useWords } from '#app/i18n/use-words.ts'

export type KeepButtonsProps = {
  /** Of the product, which the form around names by its id. */
  name: string
  isWished: boolean
  isCompared: boolean
}

/** Two switches: each puts the product in a list, or takes it out. */
const switches = [
  { list: 'wishlist', icon: 'heart', put: 'product.wish', take: 'product.unwish' },
  { list: 'compare', icon: 'compare', put: 'product.compare', take: 'product.uncompare' },
] as const

/** Small ones, under a card: their words are their names. */
export function KeepButtons({ name, isWished, isCompared }: KeepButtonsProps) {
  const { t } = useWords()
  const isKept = { wishlist: isWished, compare: isCompared }
  return switches.map(({ list, icon, put, take }) => (
    <button
      key={list}
      className="icon-btn"
      name="intent"
      value={`${list}.${isKept[list] ? 'remove' : 'add'}`}
      aria-pressed={isKept[list]}
      aria-label={`${t(isKept[list] ? take : put)}: ${name}`}
    >
      <Icon name={icon} />
    </button>
  ))
}

/** Larger ones, in words, for a product's own page. */
export function WordyKeepButtons({ isWished, isCompared }: Omit<KeepButtonsProps, 'name'>) {
  const { t } = useWords()
  const isKept = { wishlist: isWished, compare: isCompared }
  return switches.map(({ list, icon, put, take }) => (
    <button
      key={list}
      className="btn btn--quiet"
      name="intent"
      value={`${list}.${isKept[list] ? 'remove' : 'add'}`}
      aria-pressed={isKept[list]}
    >
      <Icon name={icon} />
      {t(isKept[list] ? take : put)}
    </button>
  ))
}
