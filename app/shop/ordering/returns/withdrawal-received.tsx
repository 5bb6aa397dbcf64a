import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { WithdrawalReceipt } from './withdrawal-page.ts'

type ReceivedProps = {
  received: WithdrawalReceipt | undefined
  /** Holds the path of the order, if its reader may open it. */
  orderPath: string | undefined
}

/**
 * Renders the receipt: that the declaration was received, when, and its content. It is undefined if there is none at
 * this URL.
 */
export function WithdrawalReceived({ received, orderPath }: ReceivedProps) {
  const { t } = useTranslation()
  if (!received)
    return (
      <div className="stack narrow">
        <p>{t('withdrawal.closed')}</p>
        <p>
          <ShopLink className="btn" to="/withdrawal">
            {t('withdrawal.again')}
          </ShopLink>
        </p>
      </div>
    )
  const { content, email, time, addressLines } = received
  return (
    <section className="panel stack narrow" aria-labelledby="received">
      <h2 id="received">{t('withdrawal.receivedHeading')}</h2>
      <p className="note note--ok" role="status">
        <Icon name="check" />
        <span>{t('withdrawal.received', { time })}</span>
      </p>
      <blockquote className="lines-kept">{content}</blockquote>
      <p>{t('withdrawal.receivedMail', { email })}</p>
      <p>{t('withdrawal.next')}</p>
      <p>{t('withdrawal.sendTo')}</p>
      <address className="ui lines-kept">{addressLines.join('\n')}</address>
      <p>
        <ShopLink className="btn btn--quiet" to={orderPath ?? '/books'}>
          {t(orderPath ? 'withdrawal.toOrder' : 'order.toBooks')}
        </ShopLink>
      </p>
    </section>
  )
}
