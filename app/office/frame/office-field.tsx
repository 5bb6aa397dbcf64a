import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'
import { useOffice } from './office-context.ts'

type FieldProps = {
  /** The id of the control, and its name unless that is given. */
  id: string
  name?: string | undefined
  label: string
  hint?: ReactNode
  /** The refused form, whose value and message for this field are shown. */
  invalid?: InvalidForm | undefined
}

/** Returns the attributes and the message of a control. */
function partsOf({ id, name = id, hint, invalid }: FieldProps) {
  const error = invalid?.errors[name]
  const attributes = {
    id,
    name,
    'aria-describedby': describedBy({ id, hint, error }),
    ...(error && { 'aria-invalid': true as const }),
  }
  return { attributes, error, typed: invalid?.values[name] }
}

function FieldFrame(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, children } = props
  const { error } = partsOf(props)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  )
}

type Of<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'children'>

/** Renders a labelled text field; after a refusal with what was typed, but for passwords. */
export function OfficeField(props: Of<InputHTMLAttributes<HTMLInputElement>>) {
  const { id, name, label, hint, invalid, defaultValue, ...rest } = props
  const { attributes, typed } = partsOf(props)
  return (
    <FieldFrame id={id} name={name} label={label} hint={hint} invalid={invalid}>
      <input className="input" defaultValue={typed ?? defaultValue} {...rest} {...attributes} />
    </FieldFrame>
  )
}

/** Renders a labelled field of several lines. */
export function OfficeTextArea(props: Of<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { id, name, label, hint, invalid, defaultValue, ...rest } = props
  const { attributes, typed } = partsOf(props)
  return (
    <FieldFrame id={id} name={name} label={label} hint={hint} invalid={invalid}>
      <textarea className="input" defaultValue={typed ?? defaultValue} {...rest} {...attributes} />
    </FieldFrame>
  )
}

export type Choice = { value: string; label: string }

/** Renders a labelled list of which one is chosen. */
export function OfficeSelect(
  props: Of<SelectHTMLAttributes<HTMLSelectElement>> & { choices: readonly Choice[] },
) {
  const { id, name, label, hint, invalid, choices, defaultValue, ...rest } = props
  const { attributes, typed } = partsOf(props)
  return (
    <FieldFrame id={id} name={name} label={label} hint={hint} invalid={invalid}>
      <select className="input" defaultValue={typed ?? defaultValue} {...rest} {...attributes}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Tells whether a message is about the form as a whole, of which there may be several. */
const isOfForm = (field: string) => /^form(\.\d+)?$/.test(field)

type OfficeErrorsProps = {
  invalid: InvalidForm | undefined
  /** Names a field whose message is that of others as well. */
  labelOf?: (field: string) => string | undefined
}

/** Renders the messages of a refused form, each with a link to its field unless it is about the form as a whole. */
export function OfficeErrors({ invalid, labelOf }: OfficeErrorsProps) {
  const { t } = useOffice()
  const list = Object.entries(invalid?.errors ?? {})
  if (list.length === 0) return null
  // A refused order is no mistake in what was typed.
  const fields = list.filter(([field]) => !isOfForm(field) && !/^order-/.test(field)).length
  const wordsOf = (field: string, message: string) => {
    const label = labelOf?.(field)
    return label === undefined ? message : t('frame.labelled', { label, value: message })
  }
  return (
    <div className="errors" role="alert">
      <h2 tabIndex={-1} autoFocus>
        {fields > 0 ? t('error.summary', { count: fields }) : t('office.frame.refused')}
      </h2>
      <ul>
        {list.map(([field, message]) => (
          <li key={field}>
            {isOfForm(field) ? message : <a href={`#${field}`}>{wordsOf(field, message)}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}
