import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

export function CustomerDataPart() {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="data">
      <h2 id="data">{t('profile.data')}</h2>
      <p className="ui">{t('profile.dataWords')}</p>
      <p>
        {/* A file, which the browser has to ask for by itself. */}
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
