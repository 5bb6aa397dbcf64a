import { ownWordsIn } from '#app/i18n/languages.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { hasSampleName, shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { CachedFragment } from '../fragments/cached-fragment.tsx'
import { Logo } from './header.tsx'
import { useMissingParts } from './missing-parts.ts'
import type { OwnPageLink } from './own-page-link.ts'
import { OwnPageLinks } from './own-page-links.tsx'
import { ShopLink } from '../shop-link.tsx'

const columns = [
  [
    'frame.shop',
    [
      ['/books', 'frame.books'],
      ['/catalogue', 'frame.catalogue'],
      ['/authors', 'frame.authors'],
      ['/publishers', 'frame.publishers'],
    ],
  ],
  [
    'frame.help',
    [
      ['/tracking', 'frame.tracking'],
      ['/downloads/ebooks', 'frame.ebooks'],
      // The law requires these words on every page (CRD Art 11a, § 356a BGB, Code de la consommation D221-5).
      ['/withdrawal', 'frame.withdraw'],
      ['/delivery', 'frame.delivery'],
      ['/returns', 'frame.returns'],
      ['/contact', 'frame.contact'],
    ],
  ],
  [
    'frame.legal',
    [
      ['/imprint', 'frame.imprint'],
      ['/terms', 'frame.terms'],
      ['/privacyPolicy', 'frame.privacy'],
      ['/accessibility', 'frame.accessibility'],
    ],
  ],
] as const

type FooterProps = { pages?: OwnPageLink[] | undefined }

/** The footer of every page links only pages that exist. */
export function Footer({ pages }: FooterProps) {
  const hasEbooks = !useMissingParts().includes('ebooks')
  return (
    <CachedFragment
      as="footer"
      className="foot deep"
      of={Colophon}
      props={{ hasEbooks, ...(pages && { pages }) }}
    />
  )
}

function Colophon({ pages = [], hasEbooks }: FooterProps & { hasEbooks: boolean }) {
  const { t, language } = useTranslation()
  const { name, shortName, tagline, logo } = shopIdentity()
  const own = ownWordsIn(tagline, language)
  const motto = own?.text ?? (hasSampleName() && t('frame.colophon'))
  return (
    <div className="wrap">
      <div className="foot__grid">
        <div className="colophon">
          {/* A logo of the shop's own is drawn for a light ground. */}
          {logo ? (
            <ShopLink className="logo" to="/">
              {shortName}
            </ShopLink>
          ) : (
            <Logo isRepeated />
          )}
          {motto && <p lang={own?.lang}>{motto}</p>}
        </div>
        {columns.map(([heading, links]) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2>{t(heading)}</h2>
            <ul className="links">
              <FootLinks links={links} hasEbooks={hasEbooks} />
              {heading === 'frame.shop' && <OwnPageLinks pages={pages} />}
            </ul>
          </nav>
        ))}
      </div>
      <div className="foot__end">
        <span>{t('frame.tax')}</span> <span>© {name}</span>
      </div>
    </div>
  )
}

type FootLinksProps = { links: (typeof columns)[number][1]; hasEbooks: boolean }

function FootLinks({ links, hasEbooks }: FootLinksProps) {
  const { t } = useTranslation()
  const shown = links.filter(([path]) => hasEbooks || path !== '/downloads/ebooks')
  return shown.map(([path, name]) => (
    <li key={path}>
      <ShopLink to={path}>{t(name)}</ShopLink>
    </li>
  ))
}
