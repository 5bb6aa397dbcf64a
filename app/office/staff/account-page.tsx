import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { totpPicture } from '#app/shop/staff/totp.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

/** Holds recovery codes that were just made, whose hashes alone are stored. */
export type NewCodes = { codes: string[] }

export type SecondFactor =
  | { isOn: true; codesLeft: number; isDemanded: boolean }
  | { isOn: false; secret: string; isDemanded: boolean }

export function AccountPage({ factor }: { factor: SecondFactor }) {
  const { t } = useOffice()
  const codes = useActionData<Partial<NewCodes>>()?.codes
  if (codes) return <CodesPage codes={codes} />
  return (
    <OfficePage title={t('office.staff.accountTitle')} current="account">
      {factor.isDemanded && !factor.isOn && (
        <p className="note">{t('office.staff.codeDemanded')}</p>
      )}
      <div className="columns">
        {factor.isOn ? <FactorOn {...factor} /> : <SetUpForm {...factor} />}
        <PasswordForm />
        <LanguageForm />
        <OfficeForm className="panel">
          <h2>{t('office.staff.endOwn')}</h2>
          <p>{t('office.staff.endOwnText')}</p>
          <button className="btn btn--quiet" name="intent" value="account.end-sign-ins">
            {t('office.staff.endOwn')}
          </button>
        </OfficeForm>
      </div>
    </OfficePage>
  )
}

function CodesPage({ codes }: NewCodes) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.staff.codesTitle')} current="account">
      <p>{t('office.staff.codesText')}</p>
      <ul className="codes code">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a className="btn" href="/office/account">
          {t('office.staff.codesDone')}
        </a>
      </p>
    </OfficePage>
  )
}

function FactorOn({ codesLeft, isDemanded }: { codesLeft: number; isDemanded: boolean }) {
  const { t } = useOffice()
  const invalid = useInvalidForm('account.change-code')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.demandTitle')}</h2>
      <OfficeErrors invalid={invalid} />
      <p>
        {t('office.staff.codeOn')} {t('office.staff.recoveryLeft', { count: codesLeft })}
      </p>
      <input type="hidden" name="intent" value="account.change-code" />
      <OfficeField
        id="code"
        label={t('office.staff.presentCode')}
        autoComplete="one-time-code"
        required
        invalid={invalid}
      />
      <p className="row">
        <button className="btn btn--quiet" name="do" value="renew">
          {t('office.staff.renewCodes')}
        </button>
        {!isDemanded && (
          <button className="btn btn--danger" name="do" value="remove">
            {t('office.staff.codeOff')}
          </button>
        )}
      </p>
    </OfficeForm>
  )
}

function SetUpForm({ secret }: { secret: string }) {
  const { t, staff } = useOffice()
  const invalid = useInvalidForm('account.set-up-code')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.setUp')}</h2>
      <OfficeErrors invalid={invalid} />
      <p>{t('office.staff.setUpText')}</p>
      <img
        className="qr"
        src={totpPicture(secret, staff?.email ?? '')}
        alt={t('office.staff.qr')}
        width="192"
        height="192"
      />
      <p>
        {t('office.staff.key')} <span className="code">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <OwnPasswordField invalid={invalid} />
      <OfficeField
        id="code"
        label={t('office.staff.codeLabel')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        invalid={invalid}
      />
      <button className="btn" name="intent" value="account.set-up-code">
        {t('office.staff.turnOn')}
      </button>
    </OfficeForm>
  )
}

function PasswordForm() {
  const { t, staff } = useOffice()
  const invalid = useInvalidForm('account.password')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.passwordTitle')}</h2>
      <OfficeErrors invalid={invalid} />
      <input type="hidden" autoComplete="username" value={staff?.email} />
      <OfficeField
        id="former-password"
        type="password"
        label={t('office.staff.formerPassword')}
        autoComplete="current-password"
        required
        invalid={invalid}
      />
      <OfficeField
        id="password"
        type="password"
        label={t('office.staff.newPassword')}
        hint={t('office.staff.newPasswordHint')}
        autoComplete="new-password"
        required
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="intent" value="account.password">
        {t('office.staff.changePassword')}
      </button>
    </OfficeForm>
  )
}

function LanguageForm() {
  const { t, language } = useOffice()
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.accountLanguage')}</h2>
      <OfficeSelect
        id="language"
        label={t('office.frame.language')}
        defaultValue={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        invalid={useInvalidForm('account.language')}
      />
      <button className="btn btn--quiet" name="intent" value="account.language">
        {t('office.frame.save')}
      </button>
    </OfficeForm>
  )
}
