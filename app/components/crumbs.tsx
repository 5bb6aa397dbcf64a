import { useWords } from '#app/i18n/use-words.ts'
import { ShopLink } from './shop-link.tsx'

/** The way from the first page to this one; the last name is the page itself. */
export function Crumbs({ steps }: { steps: { name: string; to?: string }[] }) {
  const { t } = useWords()
  return (
    <nav className="crumbs" aria-label={t('frame.here')}>
      <ol>
        <li>
          <ShopLink to="/">{t('frame.home')}</ShopLink>
        </li>
        {steps.map(({ name, to }) => (
          <li key={name}>
            {to ? <ShopLink to={to}>{name}</ShopLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
