import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'

type OwnPasswordFieldProps = {
  invalid: InvalidForm | undefined
  /** Tells it from the same field of another form on the page. */
  id?: string
}

/** Renders the field in which staff types its own password again. */
export function OwnPasswordField({ invalid, id = 'own-password' }: OwnPasswordFieldProps) {
  const { t } = useOffice()
  return (
    <OfficeField
      id={id}
      name="own-password"
      type="password"
      label={t('office.staff.formerPassword')}
      autoComplete="current-password"
      required
      invalid={invalid}
    />
  )
}
