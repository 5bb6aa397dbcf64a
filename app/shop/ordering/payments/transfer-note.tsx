import { useTranslation } from '#app/i18n/use-translation.ts'
import type { TransferText } from './transfer-text.ts'

/** Shows the account, sum and reference of a bank transfer, with the code that a banking app reads. */
export function TransferNote({ transfer }: { transfer: TransferText }) {
  const { t } = useTranslation()
  const { until, code, ...fields } = transfer
  const names = ['holder', 'iban', 'bic', 'amount', 'reference'] as const
  return (
    <section className="note note--warm payment-note" aria-labelledby="payment-note">
      <div className="stack">
        <h2 id="payment-note">{t('order.transfer.heading')}</h2>
        <p>
          {t('order.transfer.text')} {until && t('order.transfer.until', { time: until.text })}
        </p>
        <dl className="sums">
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`order.transfer.${name}`)}</dt>
              <dd>{fields[name]}</dd>
            </div>
          ))}
        </dl>
        {code && (
          <figure>
            {/* It is black on white in every colour scheme, because scanners need it so. */}
            <svg
              role="img"
              aria-label={t('order.transfer.code')}
              width="180"
              height="180"
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
            >
              <rect width="100%" height="100%" fill="#fff" />
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className="small">{t('order.transfer.scan')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
