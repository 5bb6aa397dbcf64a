import type { Page } from 'playwright'

/** Holds what a visitor types or chooses, by field. A field whose name ends in `?` may be missing. */
export type Filling = Record<string, string>

/** A button of a form of the page. */
export type FoundForm = {
  /** What the button does: the intent of a POST form, or `get` and the id or first field of a GET form. */
  intent: string
  /** Where it stands, as the class of its form names it. */
  place: string
}

export const keyOf = ({ intent, place }: FoundForm) => `${intent} in ${place}`

/** Runs in the page. Finds the buttons that submit a form, in some documents or the page's own. */
function findButtons(documents?: Document[]) {
  const intentOf = (form: HTMLFormElement, button: HTMLButtonElement) => {
    if (form.method === 'get') return `get ${form.id || [...new FormData(form).keys()][0]}`
    const intent = new FormData(form, button).getAll('intent').at(-1)
    const named = typeof intent === 'string' && /^[a-zA-Z]+\.[a-zA-Z]+/.exec(intent)
    return named ? named[0] : 'a form without an intent'
  }
  const forms = (documents ?? [document]).flatMap((one) => [...one.forms])
  return forms.flatMap((form) =>
    [...form.elements]
      .filter((one) => one instanceof HTMLButtonElement)
      .filter((button) => button.type === 'submit' && !button.hidden)
      .map((button) => ({
        button,
        intent: intentOf(form, button),
        place: form.className || form.parentElement!.className,
      })),
  )
}

/** Runs in the page, as `pressForm` says. */
function fillAndPress(
  button: HTMLButtonElement,
  { filling, isChanged }: { filling: Filling; isChanged: boolean },
) {
  const fields = ([...button.form!.elements] as HTMLInputElement[]).filter(
    ({ type }) => type !== 'hidden' && type !== 'submit',
  )
  const typed = Object.entries(filling).map(([name, value]) => {
    const own = fields.filter((field) => field.name === name.replace('?', ''))
    return { isNeeded: !name.endsWith('?'), value, own }
  })
  if (typed.some(({ isNeeded, own }) => isNeeded && own.length === 0)) return false
  for (const { value, own } of typed)
    if (own[0]?.type === 'radio') for (const one of own) one.checked = one.value === value
    else if (own[0]?.type === 'checkbox') own[0].checked = value !== ''
    else if (own[0]) own[0].value = value
  // The mark is gone with the document.
  Object.assign(document.documentElement, { isBefore: true })
  if (!isChanged) button.click()
  else for (const { own } of typed) own[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Lists the forms of a page, each kind once. */
export async function listForms(page: Page): Promise<FoundForm[]> {
  const buttons = await page.evaluateHandle(findButtons, undefined)
  const all = await buttons.evaluate((some) => some.map(({ intent, place }) => ({ intent, place })))
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** Waits for a button, because the address of a page may change before the page does. */
async function findButton(page: Page, form: FoundForm) {
  for (const end = Date.now() + 5_000; ;) {
    const buttons = await page.evaluateHandle(findButtons, undefined)
    const found = await buttons.evaluateHandle(
      (some, { intent, place }) =>
        some.find((one) => one.intent === intent && one.place === place)?.button ?? null,
      form,
    )
    const element = found.asElement()
    if (element) return element
    if (Date.now() > end) throw new Error(`no ${keyOf(form)} at ${page.url()}`)
  }
}

/**
 * Fills a form in and presses its button, or only changes its fields, if a script submits them by itself. Returns false
 * without a press if the form lacks one of the fields.
 */
export async function pressForm(
  page: Page,
  form: FoundForm,
  filling: Filling,
  isChanged: boolean,
): Promise<boolean> {
  const element = await findButton(page, form)
  return element.evaluate(fillAndPress, { filling, isChanged })
}

/** Lists what the buttons of some pages do, which the page asks for as its visitor. */
export async function listIntents(page: Page, paths: string[]): Promise<string[]> {
  const documents = await page.evaluateHandle(async (some) => {
    const read: Document[] = []
    // One after the other, because the order of views is stored.
    for (const path of some) {
      const html = await (await fetch(path)).text()
      read.push(new DOMParser().parseFromString(html, 'text/html'))
    }
    return read
  }, paths)
  const buttons = await page.evaluateHandle(findButtons, documents)
  return [...new Set(await buttons.evaluate((some) => some.map(({ intent }) => intent)))]
}
