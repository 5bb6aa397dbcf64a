import { useActionData } from '@remix-run/react'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { mostBooks } from '#app/shop/catalogue/offers/offer.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import type { OfferActionData } from './offer-actions.server.ts'
import { MarketingErrors, TermFields, TextFields } from './shared-fields.tsx'

/** Renders the form of a new offer, which is open after it was refused and while books are picked. */
export function NewOfferForm() {
  const { t } = useOffice()
  const invalid = useInvalidForm('offer.add')
  return (
    <details className="panel" open={invalid !== undefined}>
      <summary>{t('office.marketing.offers.new')}</summary>
      <OfficeForm>
        <MarketingErrors invalid={invalid} />
        <p className="hint">{t('office.marketing.offers.newHint')}</p>
        <div className="columns">
          <OfficeField
            id="slug"
            label={t('office.marketing.offers.slug')}
            hint={t('office.marketing.offers.slugHint')}
            autoComplete="off"
            required
            invalid={invalid}
          />
          <OfficeField
            id="percent"
            inputMode="numeric"
            label={t('office.marketing.percent')}
            required
            invalid={invalid}
          />
        </div>
        <TermFields invalid={invalid} />
        <TextFields invalid={invalid} />
        <Books invalid={invalid} />
        <button className="btn" name="intent" value="offer.add">
          {t('office.marketing.offers.add')}
        </button>
      </OfficeForm>
    </details>
  )
}

function Books({ invalid }: { invalid: InvalidForm | undefined }) {
  const { t, language } = useOffice()
  const data = useActionData<OfferActionData>()
  return (
    <fieldset>
      <legend>{t('office.marketing.offers.books')}</legend>
      <OfficeTextArea
        id="books"
        label={t('office.marketing.offers.list')}
        hint={t('office.marketing.offers.listHint', { most: formatCount(mostBooks, language) })}
        rows={8}
        spellCheck={false}
        invalid={invalid}
      />
      {data?.unfit && <Unfit {...data.unfit} />}
      <div className="filters">
        <OfficeField
          id="find"
          label={t('office.marketing.offers.find')}
          hint={t('office.marketing.offers.findHint')}
          invalid={invalid}
        />
        <button className="btn btn--quiet" name="intent" value="offer.find" formNoValidate>
          {t('office.marketing.offers.findButton')}
        </button>
      </div>
      {data?.found && <Candidates found={data.found} />}
    </fieldset>
  )
}

/** Names every line that is no book. */
function Unfit({ unknown, goods }: NonNullable<OfferActionData['unfit']>) {
  const { t } = useOffice()
  const listed = (label: string, lines: string[]) =>
    lines.length > 0 && (
      <>
        <h3>{label}</h3>
        <ul className="picker code">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )
  return (
    <div className="errors">
      {listed(t('office.marketing.offers.unknownLines'), unknown)}
      {listed(t('office.marketing.offers.goodsLines'), goods)}
    </div>
  )
}

/** Lists what was found; what is ticked comes into the list with the next button that is pressed. */
function Candidates({ found }: { found: NonNullable<OfferActionData['found']> }) {
  const { t } = useOffice()
  if (found.length === 0) return <p className="note">{t('office.marketing.offers.foundNone')}</p>
  return (
    <fieldset>
      <legend>{t('office.marketing.offers.found')}</legend>
      <p className="hint">{t('office.marketing.offers.foundHint')}</p>
      <div className="picker">
        {found.map(({ id, name, number }) => (
          <label key={id} className="check">
            <input type="checkbox" name="pick" value={`${id}\t${name}`} />
            <span>
              {name} <span className="hint">{number}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
