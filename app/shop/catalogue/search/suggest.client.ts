import { imageSource } from '#app/shop/catalogue/pictures/photo-path.ts'
import { goodsClass } from '#app/shop/catalogue/product-card/product-image.ts'
import { longestBeginning, type Suggestion, type Suggestions } from './suggestions.ts'

const waitMs = 150

/**
 * Shows suggestions under a search field as a WAI-ARIA combobox: arrows choose, Enter opens,
 * Escape first closes and then empties. The form itself is unchanged.
 */
export function suggestIn(
  field: HTMLInputElement,
  address: () => string,
  open: (path: string) => void,
): void {
  const list = document.createElement('ul')
  const status = document.createElement('div')
  let links: Suggestion[] = []
  let chosen = -1
  let timer = 0
  let pending: AbortController | undefined

  const listId = `${field.id}-suggestions`
  // Another page has another field, and the former one's list goes with it.
  field.form?.querySelectorAll('[data-suggests]').forEach((old) => old.remove())
  list.dataset.suggests = status.dataset.suggests = ''
  Object.assign(list, { id: listId, className: 'suggestions', hidden: true })
  list.role = 'listbox'
  list.ariaLabel = field.labels?.[0]?.textContent ?? ''
  status.role = 'status'
  status.className = 'hide'
  field.role = 'combobox'
  field.setAttribute('aria-controls', listId)
  field.ariaAutoComplete = 'list'
  field.form?.append(list, status)

  const close = () => {
    clearTimeout(timer)
    pending?.abort()
    list.hidden = true
    field.ariaExpanded = 'false'
    status.textContent = ''
    choose(-1)
  }
  const choose = (place: number) => {
    chosen = place
    for (const [n, option] of [...list.children].entries()) option.ariaSelected = `${n === place}`
    const id = list.children[place]?.id
    if (id) field.setAttribute('aria-activedescendant', id)
    else field.removeAttribute('aria-activedescendant')
    list.children[place]?.scrollIntoView({ block: 'nearest' })
  }
  const show = ({ words, suggestions }: Suggestions) => {
    links = suggestions
    list.replaceChildren(...suggestions.map((one, n) => optionOf(one, `${listId}-${n}`)))
    list.hidden = suggestions.length === 0
    field.ariaExpanded = `${!list.hidden}`
    status.textContent = words
    choose(-1)
  }
  const request = async () => {
    pending?.abort()
    pending = new AbortController()
    const { signal } = pending
    try {
      const q = new URLSearchParams({ q: field.value })
      const answer = await fetch(`${address()}&${q}`, { signal })
      if (answer.ok && document.activeElement === field) show((await answer.json()) as Suggestions)
    } catch {
      // Without a response the field simply has no suggestions.
    }
  }

  field.addEventListener('input', () => {
    const typed = field.value.trim()
    // A single character is a word from here on: Chinese, kana and Korean.
    const isTooShort = typed.length < 2 && typed < '\u2e80'
    if (isTooShort || typed.length > longestBeginning) return close()
    clearTimeout(timer)
    timer = window.setTimeout(() => void request(), waitMs)
  })
  field.addEventListener('keydown', (event) => {
    if (list.hidden) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      // The field itself is one more position.
      const places = links.length + 1
      choose(((chosen + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen >= 0) {
      const { path } = links[chosen]!
      close()
      open(path)
    } else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  field.addEventListener('blur', close)
  field.form?.addEventListener('submit', close)
  // The press would take the focus from the field and close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('li')
    const link = option && links[[...list.children].indexOf(option)]
    close()
    if (link) open(link.path)
  })
}

function optionOf({ name, lang, by, price, image }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li')
  const isBook = image.kind === 'book'
  const picture = new Image(36, isBook ? 54 : 36)
  // The attribute counts only if it is set before the address.
  Object.assign(picture, {
    loading: 'lazy',
    alt: '',
    className: isBook ? 'book' : goodsClass(image.src),
  })
  const { srcSet = '', sizes = '', src } = imageSource(image.src, '36px')
  Object.assign(picture, { sizes, srcset: srcSet })
  picture.src = src
  const text = document.createElement('span')
  const title = textElement('span', name)
  if (lang) title.lang = lang
  text.append(title, ' ', textElement('small', by))
  Object.assign(option, { id, role: 'option' })
  const amount = textElement('span', price)
  amount.className = 'price'
  option.append(picture, text, ' ', amount)
  return option
}

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  element.dir = 'auto'
  return element
}
