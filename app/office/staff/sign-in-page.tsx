import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'

/** Holds what a person who is not signed in has to do. `link` is null if a link to choose a password is unknown or used. */
export type SignInStep =
  | { asks: 'password' }
  | { asks: 'code' }
  | { asks: 'new-password'; link: { key: string; name: string; email: string } | null }

export function OfficeSignInPage({ step }: { step: SignInStep }) {
  if (step.asks === 'code') return <CodePage />
  return step.asks === 'password' ? <PasswordPage /> : <ChoosePasswordPage link={step.link} />
}

function PasswordPage() {
  const { t } = useOffice()
  const invalid = useInvalidForm('office.sign-in')
  return (
    <OfficePage title={t('office.staff.signIn')}>
      <OfficeForm className="narrow">
        <OfficeErrors invalid={invalid} />
        <OfficeField
          id="email"
          type="email"
          autoComplete="username"
          required
          autoFocus={!invalid}
          label={t('office.frame.email')}
          invalid={invalid}
        />
        <OfficeField
          id="password"
          type="password"
          autoComplete="current-password"
          required
          label={t('office.staff.passwordLabel')}
          invalid={invalid}
        />
        <button className="btn" name="intent" value="office.sign-in">
          {t('office.staff.signInButton')}
        </button>
      </OfficeForm>
    </OfficePage>
  )
}

function CodePage() {
  const { t } = useOffice()
  const invalid = useInvalidForm('office.code')
  return (
    <OfficePage title={t('office.staff.codeTitle')}>
      <OfficeForm className="narrow">
        <OfficeErrors invalid={invalid} />
        <OfficeField
          id="code"
          autoComplete="one-time-code"
          required
          autoFocus={!invalid}
          label={t('office.staff.codeLabel')}
          hint={t('office.staff.codeHint')}
          invalid={invalid}
          defaultValue=""
        />
        <button className="btn" name="intent" value="office.code">
          {t('office.staff.signInButton')}
        </button>
      </OfficeForm>
      <OfficeForm>
        <button className="btn btn--text" name="intent" value="office.sign-out">
          {t('office.staff.otherAccount')}
        </button>
      </OfficeForm>
    </OfficePage>
  )
}

type ChoosePasswordPageProps = {
  link: { key: string; name: string; email: string } | null
}

function ChoosePasswordPage({ link }: ChoosePasswordPageProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('office.choose-password')
  if (!link)
    return (
      <OfficePage title={t('office.staff.chooseTitle')}>
        <p>{t('office.staff.linkGone')}</p>
        <p>
          <a href="/office">{t('office.staff.signIn')}</a>
        </p>
      </OfficePage>
    )
  return (
    <OfficePage title={t('office.staff.chooseTitle')}>
      <p>{t('office.staff.chooseFor', { name: link.name, email: link.email })}</p>
      <OfficeForm className="narrow">
        <OfficeErrors invalid={invalid} />
        <input type="hidden" name="key" value={link.key} />
        <input type="hidden" name="email" autoComplete="username" value={link.email} />
        <OfficeField
          id="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          autoFocus={!invalid}
          label={t('office.staff.newPassword')}
          hint={t('office.staff.newPasswordHint')}
          invalid={invalid}
        />
        <button className="btn" name="intent" value="office.choose-password">
          {t('office.staff.chooseButton')}
        </button>
      </OfficeForm>
    </OfficePage>
  )
}
