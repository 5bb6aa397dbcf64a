import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field, TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Notices } from '#app/components/notices.tsx'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import { Toasts } from '#app/components/toasts/toasts.tsx'
import { UndoNote } from '#app/components/toasts/undo-note.tsx'
import { SaveButtons } from '#app/shop/catalogue/product-card/save-buttons.tsx'
import { Stock } from '#app/shop/catalogue/product-page/detail-parts.tsx'
import { Rating } from '#app/shop/catalogue/product-card/product-card.tsx'
import { prices } from './state-props.ts'
import { StatesPart } from './states-part.tsx'

export function BasicStates() {
  return (
    <>
      <Buttons />
      <Fields />
      <StatesPart part="prices">
        <div className="row">
          {prices.map((price, n) => (
            <Price key={n} price={price} />
          ))}
          <Price price={undefined} />
        </div>
        {prices.map((price, n) => (
          <Price key={n} price={price} big />
        ))}
      </StatesPart>
      <Badges />
      <Slips />
    </>
  )
}

function Buttons() {
  const { t } = useTranslation()
  const kinds = ['btn--buy', '', 'btn--quiet', 'btn--text', 'btn--big', 'btn--buy btn--big']
  const name = t('frame.books')
  return (
    <StatesPart part="buttons">
      {[{}, { 'aria-busy': true }, { disabled: true }].map((state, n) => (
        <div className="row" key={n}>
          {kinds.map((kind) => (
            <button type="button" className={`btn ${kind}`.trim()} key={kind} {...state}>
              {t('product.add')}
            </button>
          ))}
        </div>
      ))}
      <div className="row">
        <button type="button" className="btn btn--quiet">
          <Icon name="trash" />
          {t('cart.clear')}
        </button>
        <SaveButtons name={name} isWished={false} isCompared={false} />
        <SaveButtons name={name} isWished isCompared />
      </div>
    </StatesPart>
  )
}

function Fields() {
  const { t } = useTranslation()
  const [label, words] = [t('frame.search'), t('error.refused')]
  return (
    <StatesPart part="fields">
      <ErrorSummary errors={{ 'state-error': words, 'state-choice': words }} />
      <div className="cols">
        <TextField id="state-empty" label={label} />
        <TextField id="state-filled" label={label} defaultValue="Middlemarch" optional />
        <TextField id="state-help" label={label} hint={t('frame.searchHint')} />
        <TextField id="state-error" label={label} error={words} hint={t('frame.searchHint')} />
        <TextField id="state-off" label={label} defaultValue="Middlemarch" disabled />
        <Field id="state-choice" label={t('frame.currency')} error={words}>
          {(control) => (
            <select {...control}>
              <option>₹ INR</option>
              <option>€ EUR</option>
            </select>
          )}
        </Field>
        <Field id="state-text" label={label} optional>
          {(control) => <textarea {...control} rows={3} defaultValue="Middlemarch" />}
        </Field>
      </div>
    </StatesPart>
  )
}

function Badges() {
  const { t } = useTranslation()
  return (
    <StatesPart part="badges">
      <div className="row">
        <span className="badge">{t('product.soon')}</span>
        <span className="badge badge--new">{t('product.new')}</span>
        <span className="badge badge--cut">−30 %</span>
        <span className="badge badge--ok">{t('product.inStock')}</span>
        <span className="badge badge--low">{t('product.fewLeft', { count: 2 })}</span>
        <span className="badge badge--out">{t('product.soldOut')}</span>
      </div>
      <Stock stock={{ tone: 'in', text: t('product.inStock') }} />
      <Stock stock={{ tone: 'low', text: t('product.fewLeft', { count: 2 }) }} />
      <Stock stock={{ tone: 'out', text: t('product.soldOut') }} />
      {[0, 2.5, 4.3, 5].map((value) => (
        <Rating
          key={value}
          rating={{
            value,
            text: t('product.rated', { stars: value }),
            source: '(38)',
            count: '38',
          }}
          big
        />
      ))}
    </StatesPart>
  )
}

function Slips() {
  const { t } = useTranslation()
  const message = t('cart.removed', { name: 'Middlemarch' })
  return (
    <StatesPart part="notices">
      <Notices notices={[t('product.tooHeavy', { country: 'India' })]} />
      {(['', '--ok', '--warm'] as const).map((kind) => (
        <p className={kind ? `note note${kind}` : 'note'} key={kind}>
          <Icon name="info" />
          <span>{t('product.soldOutText')}</span>
        </p>
      ))}
      <UndoNote words={message} intent="cart.undo" putBack={t('cart.undo', { count: 1 })} />
      <Toasts toast={{ id: 'success', type: 'success', message: t('frame.notices') }} />
      <Toasts toast={{ id: 'undo', type: 'success', message, undo: 'cart.undo' }} />
      <Toasts toast={{ id: 'error', type: 'error', message }} />
    </StatesPart>
  )
}
