import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useFocusOn } from '#app/components/use-focus.ts'
import type { StockAlertAnswer as Answer } from './stock-alert.ts'

/** Shows the outcome of an alert request or the question of a mail's link, first on the page. */
export function StockAlertPage({ answer }: { answer: Answer | undefined }) {
  const isRefused = useInvalidForm('stock.confirm') !== undefined
  const shown: Answer | undefined = isRefused ? { kind: 'unknown' } : answer
  // With JavaScript the page keeps its scroll position, so the focus moves to the outcome.
  const element = useFocusOn(shown?.kind)
  if (!shown) return null
  return (
    <div className="page-head" id="notify" tabIndex={-1} ref={element}>
      <StockAlertMessage answer={shown} />
    </div>
  )
}

function StockAlertMessage({ answer }: { answer: Answer }) {
  const { t } = useTranslation()
  switch (answer.kind) {
    case 'sent':
    case 'confirmed':
    case 'forgotten':
      return (
        <p className="note note--ok">
          <Icon name="check" />
          <span>{t(`stock.${answer.kind}`)}</span>
        </p>
      )
    case 'unknown':
      return (
        <p className="note note--warm">
          <Icon name="info" />
          <span>{t('stock.unknown')}</span>
        </p>
      )
    case 'offer':
    case 'waiting':
      return <Question answer={answer} />
  }
}

type Confirmed = Extract<Answer, { key: string }>

function Question({ answer: { kind, key, name } }: { answer: Confirmed }) {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <p>
        <b dir={dirOf(name)}>{name}</b>
      </p>
      <p>{t(`stock.${kind}`)}</p>
      <PostForm className="row">
        <input type="hidden" name="key" value={key} />
        {kind === 'offer' && (
          <button className="btn" name="intent" value="stock.confirm">
            {t('stock.confirm')}
          </button>
        )}
        <button className="btn btn--quiet" name="intent" value="stock.forget">
          {t('stock.forget')}
        </button>
      </PostForm>
    </div>
  )
}
