import { dirOf, isolate } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { RemainingText } from '#app/shop/ordering/payments/remaining-sums.ts'
import type { ReceiptText } from './receipt-text.ts'

type LinesProps = Pick<ReceiptText, 'lines'> & { cancelled: RemainingText['lines'] | undefined }

/** Renders the lines of an order, and what was cancelled of each. */
export function ReceiptLines({ lines, cancelled = [] }: LinesProps) {
  const { t } = useTranslation()
  return (
    <table className="table table--cards">
      <caption className="hide">{t('order.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.title')}</th>
          <th scope="col" className="end">
            {t('order.price')}
          </th>
          <th scope="col" className="end">
            {t('order.quantity')}
          </th>
          <th scope="col" className="end">
            {t('order.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ReceiptLine
            key={line.position}
            line={line}
            off={cancelled.find(({ position }) => position === line.position)?.quantity ?? 0}
          />
        ))}
      </tbody>
    </table>
  )
}

function ReceiptLine({ line, off }: { line: ReceiptText['lines'][number]; off: number }) {
  const { t } = useTranslation()
  const { name, author, format, variantName, dispatchWords, unit, quantity, sum } = line
  return (
    <tr>
      <td>
        <span>
          <b dir={dirOf(name)}>{name}</b>
          {[author && isolate(author), format && t(`order.format.${format}`), variantName]
            .filter(Boolean)
            .map((detail) => `, ${detail}`)
            .join('')}
          {dispatchWords && `. ${dispatchWords}`}
          {off > 0 && (
            <>
              {'. '}
              <b>{t('order.page.piecesCancelled', { count: off })}</b>
            </>
          )}
        </span>
      </td>
      <td className="end" data-label={t('order.price')}>
        {unit}
      </td>
      <td className="end" data-label={t('order.quantity')}>
        <span>
          {off > 0 && <s>{quantity}</s>} {quantity - off}
        </span>
      </td>
      <td className="end" data-label={t('order.sum')}>
        {sum}
      </td>
    </tr>
  )
}
