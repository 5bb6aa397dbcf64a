import { scenePath } from '#app/art/art-paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { DownloadsPage } from './downloads-page.ts'

/** Shows that the customer has bought no e-book yet. */
export function NoEbooks() {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <img src={scenePath('shelf')} width="300" height="240" alt="" />
      <h2>{t('downloads.none')}</h2>
      <p className="lede">{t('downloads.noneText')}</p>
      <ShopLink className="btn btn--buy" to="/books?format=e-book">
        {t('downloads.toBooks')}
      </ShopLink>
    </div>
  )
}

/** Renders a GET form, as every search. It is shown if the unfiltered list has several pages. */
export function EbookSearch({ page }: { page: DownloadsPage }) {
  const { t } = useTranslation()
  const { search, total } = page
  if (!search) return null
  return (
    <form className="form" role="search" method="get" aria-label={t('downloads.search')}>
      <div className="field">
        <label htmlFor="ebooks-q">{t('downloads.search')}</label>
        <div className="row">
          <input
            className="input"
            id="ebooks-q"
            name="q"
            type="search"
            defaultValue={search.words}
            key={search.words}
          />
          <button className="btn">{t('downloads.find')}</button>
          {search.words && <ShopLink to="/downloads/ebooks">{t('downloads.all')}</ShopLink>}
        </div>
      </div>
      {search.words && (
        <p role="status">
          {total > 0 ? t('downloads.found', { count: total }) : t('downloads.noneFound')}
        </p>
      )}
    </form>
  )
}
