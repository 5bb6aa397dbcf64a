import { useMemo, type InputHTMLAttributes } from 'react'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Field } from '#app/components/field.tsx'
import type { Refusal } from '#app/components/refusal.ts'

/*
 * For pages with several forms, whose fields have the same names: their ids begin with the form's own word.
 */

type NamedFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  form: string
  name: string
  label: string
  hint?: string
  error: string | undefined
}

export function NamedField({ form, name, label, hint, error, ...input }: NamedFieldProps) {
  return (
    <Field id={`${form}-${name}`} label={label} {...(hint !== undefined && { hint })} error={error}>
      {(control) => <input type="text" required {...input} {...control} name={name} />}
    </Field>
  )
}

/** What is wrong with such a form. */
export function NamedSummary({ form, refusal }: { form: string; refusal: Refusal | undefined }) {
  // The same for the same answer: with each new one the summary takes the focus.
  const errors = useMemo(() => {
    const entries = Object.entries(refusal?.errors ?? {})
    return Object.fromEntries(entries.map(([field, words]) => [`${form}-${field}`, words]))
  }, [refusal, form])
  return <ErrorSummary errors={errors} />
}
