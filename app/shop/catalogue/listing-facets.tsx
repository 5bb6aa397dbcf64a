import { useWords } from '#app/i18n/use-words.ts'
import { localPath } from '#app/http/paths.ts'
import { Field } from '#app/components/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { useLanguage } from '#app/components/shop-link.tsx'
import type { FacetOption, ListingPage } from './listing-page.ts'

/** The filters of a list: one GET form, so that a narrowed list is an address. */
export function ListingFacets({ listing }: { listing: ListingPage }) {
  const { t } = useWords()
  const { path, kept, filters, formats, languages, price, inStock, sort } = listing
  const action = localPath(useLanguage(), path)
  return (
    <details className="facets">
      <summary>
        <Icon name="filter" />
        {t('catalogue.narrow')}
        {filters.length > 0 && <span className="badge">{filters.length}</span>}
      </summary>
      {/* A new list is a new form: what is ticked is the address's to say. */}
      <form action={action} key={JSON.stringify([kept, filters])}>
        <HiddenFields fields={[...kept, ['sort', sort]]} />
        <Checks title={t('catalogue.format')} name="format" options={formats} isOpen />
        <Checks
          title={t('catalogue.language')}
          name="language"
          options={languages}
          isOpen={languages.length < 8 || languages.some((one) => one.isChosen)}
        />
        <PriceRange price={price} />
        <Checks
          title={t('catalogue.availability')}
          name="availability"
          options={inStock ? [inStock] : []}
          isOpen={Boolean(inStock?.isChosen)}
        />
        <button className="btn btn--wide">{t('catalogue.apply')}</button>
      </form>
    </details>
  )
}

/** What a GET form keeps of the address it stands on. */
export function HiddenFields({ fields }: { fields: [name: string, value: string][] }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

type ChecksProps = { title: string; name: string; options: FacetOption[]; isOpen: boolean }

function Checks({ title, name, options, isOpen }: ChecksProps) {
  if (options.length === 0) return null
  return (
    <details className="fold" open={isOpen}>
      <summary>{title}</summary>
      <div role="group" aria-label={title}>
        {options.map(({ value, label, count, isChosen }) => (
          <label className="check" key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
            <span>{label}</span>
            <span className="count num">{count}</span>
          </label>
        ))}
      </div>
    </details>
  )
}

function PriceRange({ price }: { price: ListingPage['price'] }) {
  const { t } = useWords()
  const { from, to, lowest, highest, symbol } = price
  const ends = [
    ['price-from', t('catalogue.from', { symbol }), from, lowest],
    ['price-to', t('catalogue.to', { symbol }), to, highest],
  ] as const
  return (
    <details className="fold" open={Boolean(from || to)}>
      <summary>{t('catalogue.price')}</summary>
      <div className="range">
        {ends.map(([id, label, value, placeholder]) => (
          <Field id={id} label={label} key={id}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={value}
                placeholder={placeholder}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
