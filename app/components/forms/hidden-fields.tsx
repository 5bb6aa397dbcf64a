type HiddenFieldsProps = { fields: (readonly [name: string, value: string])[] }

/** Renders the entries that a form sends along unseen; a name may occur several times. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value], n) => <input key={n} type="hidden" name={name} value={value} />)
}
