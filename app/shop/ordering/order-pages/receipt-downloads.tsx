import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { DownloadButton } from '#app/shop/ordering/downloads/download-button.tsx'
import type { ReceiptEbooks } from '#app/shop/ordering/downloads/receipt-ebooks.ts'

type DownloadsProps = { ebooks: ReceiptEbooks; areUnpaid: boolean }

/** Renders the files of an order's e-books, or when they can be downloaded. */
export function ReceiptDownloads({ ebooks: { path, files }, areUnpaid }: DownloadsProps) {
  const { t } = useTranslation()
  if (areUnpaid)
    return (
      <p className="note">
        <Icon name="download" />
        <span>
          {t('order.ebooksUnpaid')} <ShopLink to={path}>{t('downloads.heading')}</ShopLink>
        </span>
      </p>
    )
  return (
    <div className="stack no-print">
      {files.map(({ isZip, newEdition, ...file }) => (
        <p className="row" key={file.path}>
          <DownloadButton {...file} /> <span className="ui">{file.name}</span>
          {isZip && <span className="small soft">{t('downloads.zip')}</span>}
          {newEdition && (
            <span className="stock">{t('downloads.newEdition', { day: newEdition })}</span>
          )}
        </p>
      ))}
      <p>
        <ShopLink className={files.length > 0 ? 'ui' : 'btn'} to={path}>
          {t(files.length > 0 ? 'downloads.help.heading' : 'order.page.ebooks')}
        </ShopLink>
      </p>
    </div>
  )
}
