import type { Shopper } from '../../../shopper.ts'

const hiddenOf = (staff: Shopper, form: string, names: string[]) => {
  const sent = new FormData()
  for (const name of names) sent.append(name, staff.attr(`${form} [name=${name}]`, 'value') ?? '')
  return sent
}

/** Returns the form of the page that checks a table; without content no file is chosen. */
export function tableForm(staff: Shopper, content?: string): FormData {
  const form = hiddenOf(staff, '#files ~ form:last-of-type', ['seen', 'openedAt'])
  if (content !== undefined) form.append('file', new File([content], 'own.csv'))
  return form
}

/** Returns the form of the page that stores the table which was checked. */
export const carriedTable = (staff: Shopper): FormData =>
  hiddenOf(staff, 'form.note', ['seen', 'openedAt', 'name', 'content'])
