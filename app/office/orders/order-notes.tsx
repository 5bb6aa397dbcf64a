import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { OfficeTextArea } from '../frame/office-field.tsx'
import { FormToken } from '../frame/form-token.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOrder } from './order-context.ts'

/** Renders what staff wrote about an order. The form needs no version, since a note changes nothing. */
export function Notes() {
  const { t, sheet } = useOrder()
  return (
    <section className="panel">
      <h2>{t('office.order.notes')}</h2>
      <ul className="entries">
        {sheet.notes.map(({ id, at, author, text }) => (
          <li key={id}>
            <p className="lines" dir="auto">
              {text}
            </p>
            <p className="hint">
              <bdi>{author}</bdi>, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      <OfficeForm>
        <FormToken />
        <OfficeTextArea
          id="note"
          label={t('office.order.note')}
          hint={t('office.order.noteHint')}
          rows={2}
          dir="auto"
          invalid={useInvalidForm('order.note')}
        />
        <button className="btn btn--quiet" name="intent" value="order.note">
          {t('office.order.noteButton')}
        </button>
      </OfficeForm>
    </section>
  )
}
