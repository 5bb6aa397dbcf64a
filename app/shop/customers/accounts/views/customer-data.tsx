import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

export function CustomerDataPart() {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="data">
      <h2 id="data">{t('profile.data')}</h2>
      <p className="ui">{t('profile.dataText')}</p>
      <p>
        {/* The link is a plain document request, because it leads to a file that the browser must download itself. */}
        <ShopLink
          className="btn btn--quiet"
          to="/my-account/data.json"
          type="application/json"
          data-document=""
        >
          {t('profile.takeData')}
        </ShopLink>
      </p>
    </section>
  )
}
