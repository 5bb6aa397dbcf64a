import { useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import {
  shopIdentity,
  shopPicturePath,
  type ShopPicture,
} from '#app/shop-settings/shop-identity.ts'
import { ownWordsIn } from '#app/i18n/languages.ts'
import { listsOffers, localPath, offersPath } from '#app/i18n/paths.ts'
import { AccountTool } from './account-tool.tsx'
import { Icon } from '../icon.tsx'
import { CachedFragment } from '../fragments/cached-fragment.tsx'
import { useMissingParts } from './missing-parts.ts'
import { pathOfOwnPage, type OwnPageLink } from './own-page-link.ts'
import { OwnPageLinks } from './own-page-links.tsx'
import { ListTools } from './list-tools.tsx'
import { popover, toggles } from './popover.ts'
import { Preferences, type PreferencesProps } from './preferences.tsx'
import { SearchForm } from './search-form.tsx'
import { SheetHead } from './sheet-head.tsx'
import { ShopLink, useLanguage } from '../shop-link.tsx'

const menu = [
  ['/books', 'frame.books'],
  [offersPath, 'frame.offers'],
  ['/catalogue', 'frame.catalogue'],
  ['/authors', 'frame.authors'],
  ['/publishers', 'frame.publishers'],
  ['/about', 'frame.about'],
  ['/contact', 'frame.contact'],
] as const

/** This is the id of the last element in the head of a page. */
export const menuId = 'menu'

/** Renders the menu: a row of links where there is room, on a phone a sheet. */
function Menu({ pages }: { pages: OwnPageLink[] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const hasOffers = !useMissingParts().includes('offers')
  const paths = [...menu.map(([to]) => to), ...(pages ?? []).map(({ slug }) => pathOfOwnPage(slug))]
  const at = paths.find((to) => pathname === localPath(language, to))
  const current = at === '/catalogue' && listsOffers(search) ? offersPath : at
  return (
    <nav className="nav sheet" id={menuId} {...popover} aria-label={t('frame.menu')}>
      <SheetHead of={menuId} title={t('frame.menu')} />
      <CachedFragment
        as="div"
        className="wrap"
        of={MenuLinks}
        props={{ current, pages, hasOffers }}
      />
    </nav>
  )
}

type MenuLinksProps = {
  current: string | undefined
  pages: OwnPageLink[] | undefined
  hasOffers: boolean
}

function MenuLinks({ current, pages = [], hasOffers }: MenuLinksProps) {
  const { t } = useTranslation()
  const links = menu.filter(([to]) => hasOffers || to !== offersPath)
  return (
    <ul>
      {links.map(([to, name]) => (
        <li key={to}>
          <ShopLink to={to} aria-current={to === current ? 'page' : undefined}>
            {t(name)}
          </ShopLink>
        </li>
      ))}
      <OwnPageLinks pages={pages} current={current} />
    </ul>
  )
}

/** @param isRepeated Says that the page shows the logo above, whose drawing is reused to keep the page small. */
export function Logo({ isRepeated = false }: { isRepeated?: boolean }) {
  const { t } = useTranslation()
  const { name, shortName, logo } = shopIdentity()
  return (
    <ShopLink
      className="logo"
      to="/"
      aria-label={t('frame.labelled', { label: name, value: t('frame.home') })}
    >
      {logo ? <Picture logo={logo} /> : <Icon name={isRepeated ? 'mark-again' : 'mark'} />}
      {logo && isWide(logo) ? null : <span>{shortName}</span>}
    </ShopLink>
  )
}

/** A wide logo contains the name. */
const isWide = ({ width, height }: ShopPicture) => width > 1.6 * height

/** It is at most 40 pixels high, as the largest button of the head, and 200 wide. */
function Picture({ logo }: { logo: ShopPicture }) {
  const scale = Math.min(40 / logo.height, 200 / logo.width)
  const [width, height] = [logo.width, logo.height].map((side) => Math.round(side * scale))
  return <img src={shopPicturePath('logo', logo)} alt="" width={width} height={height} />
}

type HeaderProps = {
  /** The cart's link and menu. */
  cart: ReactNode
  /** The name of the signed-in customer. */
  customerName: string | undefined
  preferences: PreferencesProps
  /** Holds the shopkeeper's own pages in the menu. */
  pages: OwnPageLink[] | undefined
}

/** Renders the head of every page. */
export function Header({ cart, customerName, preferences, pages }: HeaderProps) {
  const { t, language } = useTranslation()
  const [query] = useSearchParams()
  const tagline = ownWordsIn(shopIdentity().tagline, language)
  return (
    <header>
      <div className="strip deep">
        <div className="wrap">
          <span lang={tagline?.lang}>{tagline?.text ?? t('frame.strip')}</span>{' '}
          <Preferences {...preferences} />
        </div>
      </div>
      <div className="mast">
        <div className="wrap">
          <Logo />{' '}
          <button className="icon-btn menu" {...toggles(menuId)}>
            <Icon name="menu" />
            <span className="hide">{t('frame.menu')}</span>
          </button>{' '}
          <SearchForm id="q" label={t('frame.search')} value={query.get('q') ?? undefined} />
          <div className="tools">
            <AccountTool name={customerName} /> <ListTools />
            {cart}
          </div>
        </div>
      </div>
      <Menu pages={pages} />
    </header>
  )
}
