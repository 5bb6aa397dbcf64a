import { isolate } from '#app/i18n/text-direction.ts'
import type { NamedLink } from '#app/components/named-link.ts'
import { LinkChips } from '#app/components/link-chips.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { SearchOutcomeText as Outcome } from './search-outcome.ts'

type SearchOutcomeProps = {
  outcome: Outcome
  path: string
  categories: NamedLink[]
}

/** Tells how the results differ from the typed words. */
export function SearchOutcome({ outcome, path, categories }: SearchOutcomeProps) {
  const { notes, literally, didYouMean, hasCategories } = outcome
  if (notes.length === 0 && !literally && !didYouMean) return null
  return (
    <div className="stack ui">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {literally && (
        <p>
          <ShopLink to={path + literally.search}>{literally.words}</ShopLink>
        </p>
      )}
      {didYouMean && (
        <p>
          {didYouMean.words}{' '}
          {didYouMean.others.map(({ q, search }, n) => (
            <span key={q}>
              {n > 0 && ', '}
              <ShopLink to={path + search}>{isolate(q)}</ShopLink>
            </span>
          ))}
        </p>
      )}
      {hasCategories && <LinkChips links={categories} />}
    </div>
  )
}
