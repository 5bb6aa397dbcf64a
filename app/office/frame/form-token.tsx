import { useOffice } from './office-context.ts'

export const formTokenField = 'form-token'

/** Lets a form whose changes add up act once, if it is sent twice by a double click or a lost response. */
export function FormToken() {
  const { formToken } = useOffice()
  return <input type="hidden" name={formTokenField} value={formToken} />
}
