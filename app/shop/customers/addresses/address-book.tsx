import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountField } from '#app/components/forms/account-field.tsx'
import { About } from '#app/components/about-what.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useEntered, useInvalidForm } from '#app/components/forms/invalid-form.ts'
import type { AddressBookPage, AddressEntry } from './address-book.ts'
import { AnyAddressFields } from './address-form.tsx'

/** Shows a customer's addresses. Each can be edited, made the default and removed, and new ones are added below. */
export function AddressBook({ book }: { book: AddressBookPage }) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="addresses">
      <h2 id="addresses">{t('addresses.heading')}</h2>
      <div className="stack">
        <GoneNote addresses={book.addresses} />
        <p className="ui soft">
          {t(book.addresses.length > 0 ? 'addresses.text' : 'addresses.none')}
        </p>
        {book.addresses.length > 0 && (
          <ul className="addresses">
            {book.addresses.map((entry) => (
              <Entry key={entry.id} entry={entry} countries={book.countries} />
            ))}
          </ul>
        )}
        {book.canAdd ? (
          // The key creates a new form once an address was added, because the old one would keep what was typed.
          <NewAddress book={book} key={book.addresses.length} />
        ) : (
          <p className="note">{t('addresses.full', { count: book.addresses.length })}</p>
        )}
      </div>
    </section>
  )
}

/** Shows the error of a form whose address is no longer in the list. */
function GoneNote({ addresses }: { addresses: AddressEntry[] }) {
  const refusals = [
    useInvalidForm('address.save'),
    useInvalidForm('address.delete'),
    useInvalidForm('address.makeDefault'),
  ]
  const words = refusals.find(Boolean)?.errors.address
  const isThere = addresses.some(({ id }) => refusals.some((one) => one?.values.address === id))
  return isThere ? null : (
    <ErrorSummary errors={words === undefined ? undefined : { addresses: words }} />
  )
}

type EntryProps = { entry: AddressEntry; countries: AddressBookPage['countries'] }

function Entry({ entry, countries }: EntryProps) {
  const { t } = useTranslation()
  const { id, isDefault, label, lines, telephone } = entry
  return (
    <li className="panel">
      {isDefault && (
        <p>
          <span className="badge badge--ok">{t('addresses.isDefault')}</span>
        </p>
      )}
      <address className="ui">
        {lines.map((line, n) => (
          // Two lines may have the same text, so the index is the key.
          <span key={n}>{line}</span>
        ))}
        {telephone !== undefined && <span>{telephone}</span>}
      </address>
      <PostForm className="row">
        <input type="hidden" name="address" value={id} />
        {!isDefault && (
          <button className="btn btn--text" name="intent" value="address.makeDefault">
            {t('addresses.makeDefault')}
            <About what={label} />
          </button>
        )}
        <button className="btn btn--text" name="intent" value="address.delete">
          {t('addresses.remove')}
          <About what={label} />
        </button>
      </PostForm>
      <Change entry={entry} countries={countries} />
    </li>
  )
}

function Change({ entry: { id, label, values }, countries }: EntryProps) {
  const { t } = useTranslation()
  const refusal = useEntered('address.save', { address: id })
  const prefix = `address-${id}`
  return (
    // The key creates a new form once the address changed, because the old one would keep what was typed.
    <details className="fold" open={!!refusal} key={JSON.stringify(values)}>
      <summary>
        {t('addresses.change')}
        <About what={label} />
      </summary>
      <PostForm className="form">
        <AccountField />
        <NamedSummary form={prefix} refusal={refusal} />
        <input type="hidden" name="address" value={id} />
        <AnyAddressFields
          prefix={prefix}
          values={refusal?.values ?? values}
          errors={refusal?.errors ?? {}}
          countries={countries}
        />
        <button className="btn btn--quiet" name="intent" value="address.save">
          {t('addresses.save')}
          <About what={label} />
        </button>
      </PostForm>
    </details>
  )
}

function NewAddress({ book: { countries, country } }: { book: AddressBookPage }) {
  const { t } = useTranslation()
  const refusal = useEntered('address.add')
  return (
    <details className="fold" open={!!refusal}>
      <summary>{t('addresses.new')}</summary>
      <PostForm className="form">
        <AccountField />
        <NamedSummary form="address" refusal={refusal} />
        <AnyAddressFields
          prefix="address"
          values={refusal?.values ?? { country }}
          errors={refusal?.errors ?? {}}
          countries={countries}
        />
        <button className="btn btn--quiet" name="intent" value="address.add">
          {t('addresses.add')}
        </button>
      </PostForm>
    </details>
  )
}
