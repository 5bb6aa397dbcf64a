import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'

/** Renders the link to an e-book's file, which the browser handles itself. `path` is in English. */
export function DownloadButton({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation()
  return (
    <ShopLink className="btn" to={path} data-document="">
      <Icon name="download" />
      {t('downloads.download')}
      <span className="hide"> {name}</span>
    </ShopLink>
  )
}
