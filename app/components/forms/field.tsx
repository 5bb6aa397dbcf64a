import type { InputHTMLAttributes, ReactNode } from 'react'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type FieldProps = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** The error stands in the summary directly above. */
  isErrorAbove?: boolean
  /** Renders the control; `control` has what it needs to be described by hint and error. */
  children: (control: {
    id: string
    name: string
    className: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
  optional?: boolean
}

/** Renders a labelled control with its hint and its error, in the order label, hint, error, control. */
export function Field({ id, label, hint, error, isErrorAbove, children, optional }: FieldProps) {
  const { t } = useTranslation()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="soft"> ({t('frame.optional')})</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && !isErrorAbove && (
        <p className="error" id={`${id}-error`}>
          {joinEWords(error)}
        </p>
      )}
      {children({
        id,
        name: id,
        className: 'input',
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'children'> & {
    /** This is the name of the form field; the id if left out. */
    name?: string
  }

/** Renders a single-line text field. */
export function TextField({
  id,
  name = id,
  label,
  hint,
  error,
  isErrorAbove = false,
  optional,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      {...(hint !== undefined && { hint })}
      error={error}
      isErrorAbove={isErrorAbove}
      {...(optional && { optional })}
    >
      {(control) => <input type="text" required={!optional} {...input} {...control} name={name} />}
    </Field>
  )
}
