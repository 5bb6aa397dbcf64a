import { useWords } from '#app/i18n/use-words.ts'
import { KeptMarkup } from './kept-markup.tsx'
import { Logo } from './header.tsx'
import { ShopLink } from './shop-link.tsx'

/** The colophon at the foot of every page. Only pages that exist are linked. */
export function Footer() {
  return (
    <KeptMarkup as="footer" className="foot deep" name="footer" of="">
      <Colophon />
    </KeptMarkup>
  )
}

function Colophon() {
  const { t } = useWords()
  return (
    <div className="wrap">
      <div className="foot__grid">
        <div className="colophon">
          <Logo />
          <p>{t('frame.colophon')}</p>
        </div>
        <nav aria-label={t('frame.shop')}>
          <h2>{t('frame.shop')}</h2>
          <ul className="links">
            <li>
              <ShopLink to="/books">{t('frame.books')}</ShopLink>
            </li>
            <li>
              <ShopLink to="/catalogue">{t('frame.catalogue')}</ShopLink>
            </li>
            <li>
              <ShopLink to="/cart">{t('frame.cart')}</ShopLink>
            </li>
            <li>
              <ShopLink to="/wishlist">{t('frame.wishlist')}</ShopLink>
            </li>
            <li>
              <ShopLink to="/compare">{t('frame.compare')}</ShopLink>
            </li>
          </ul>
        </nav>
      </div>
      <div className="foot__end">
        <span>{t('frame.tax')}</span>
        <span>© Octavo</span>
      </div>
    </div>
  )
}
