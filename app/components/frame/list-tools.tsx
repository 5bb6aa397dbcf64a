import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '../icon.tsx'
import { useSavedItems } from '../saved-items.ts'
import { ShopLink } from '../shop-link.tsx'

type ListToolProps = { to: string; icon: 'compare' | 'heart'; name: string; count: number }

/** Renders the links to the saved lists in the head of every page. */
export function ListTools() {
  const { t } = useTranslation()
  const { wished, compared } = useSavedItems()
  return (
    <>
      <ListTool to="/compare" icon="compare" name={t('frame.compare')} count={compared.length} />{' '}
      <ListTool to="/wishlist" icon="heart" name={t('frame.wishlist')} count={wished.length} />{' '}
    </>
  )
}

/** Renders a link whose name includes its count. */
function ListTool({ to, icon, name, count }: ListToolProps) {
  const { t } = useTranslation()
  return (
    <ShopLink
      to={to}
      aria-label={count > 0 ? t('frame.labelled', { label: name, value: count }) : name}
    >
      <Icon name={icon} />
      <span className="t">{name}</span> {count > 0 && <span className="count">{count}</span>}
    </ShopLink>
  )
}
