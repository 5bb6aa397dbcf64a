import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'

/** The field of a form in which staff types its own password again. */
export const ownPasswordField = 'own-password'

/** Renders the field in which staff types its own password again. */
export function OwnPasswordField({ invalid }: { invalid: InvalidForm | undefined }) {
  const { t } = useOffice()
  return (
    <OfficeField
      id={ownPasswordField}
      type="password"
      label={t('office.staff.formerPassword')}
      autoComplete="current-password"
      required
      invalid={invalid}
    />
  )
}
