import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { FormToken } from '../frame/form-token.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields, type SeenProps } from '../frame/office-form.tsx'
import { OwnPasswordField } from '../staff/own-password-field.tsx'

type LinkSecretsProps = SeenProps & {
  /** Counts the former secrets. */
  former: number
}

/** Renders the form for the secret of the links in mails. */
export function LinkSecretsForm({ former, seen }: LinkSecretsProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('links.change')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.settings.links.title')}</h2>
      <OfficeErrors invalid={invalid} />
      <p>{t('office.settings.links.text')}</p>
      {former > 0 && (
        <p className="note">
          {t('office.settings.links.former', { count: former })}{' '}
          {t('office.settings.links.warning')}
        </p>
      )}
      <SeenFields seen={seen} />
      <FormToken />
      <input type="hidden" name="intent" value="links.change" />
      <OwnPasswordField invalid={invalid} />
      <p className="row">
        <button className="btn btn--quiet" name="do" value="change">
          {t('office.settings.links.change')}
        </button>
        {former > 0 && (
          <button className="btn btn--danger" name="do" value="forget">
            {t('office.settings.links.forget')}
          </button>
        )}
      </p>
    </OfficeForm>
  )
}
