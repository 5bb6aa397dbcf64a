import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReceiptText } from './receipt-text.ts'

/** Renders the lines of an order. */
export function ReceiptLines({ lines }: Pick<ReceiptText, 'lines'>) {
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
          <ReceiptLine key={line.position} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function ReceiptLine({ line }: { line: ReceiptText['lines'][number] }) {
  const { t } = useTranslation()
  const { name, author, format, variantName, dispatchWords, unit, quantity, sum } = line
  return (
    <tr>
      <td>
        <span>
          <b>{name}</b>
          {[author, format && t(`order.format.${format}`), variantName]
            .filter(Boolean)
            .map((detail) => `, ${detail}`)
            .join('')}
          {dispatchWords && `. ${dispatchWords}`}
        </span>
      </td>
      <td className="end" data-label={t('order.price')}>
        {unit}
      </td>
      <td className="end" data-label={t('order.quantity')}>
        {quantity}
      </td>
      <td className="end" data-label={t('order.sum')}>
        {sum}
      </td>
    </tr>
  )
}
