import { useId, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/components/forms/field.tsx'
import { useIsHydrated } from '#app/client/use-is-hydrated.ts'

type PasswordFieldProps = {
  id: string
  /** The name of the form's field; defaults to the id. */
  name?: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/**
 * Renders a password field with a checkbox that shows the password. The checkbox is hidden without JavaScript. The
 * field is empty on every page.
 */
export function PasswordField({
  id,
  name = id,
  label,
  hint,
  error,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Field id={id} label={label} {...(hint !== undefined && { hint })} error={error}>
        {(control) => (
          <input
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <ShowPassword field={id} isShown={isShown} show={setShown} />
    </>
  )
}

type ShowPasswordProps = { field: string; isShown: boolean; show: (isShown: boolean) => void }

function ShowPassword({ field, isShown, show }: ShowPasswordProps) {
  const { t } = useTranslation()
  const id = useId()
  // The checkbox does nothing before hydration. Its space is reserved until then, so that the button below does not
  // move away under a finger.
  return (
    <label className={useIsHydrated() ? 'check' : 'check check--later'} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isShown}
        aria-controls={field}
        onChange={(event) => show(event.target.checked)}
      />
      <span>{t('account.showPassword')}</span>
    </label>
  )
}
