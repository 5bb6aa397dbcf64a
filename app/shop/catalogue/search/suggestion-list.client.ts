import { imageSource } from '#app/shop/catalogue/pictures/photo-path.ts'
import { goodsClass } from '#app/shop/catalogue/product-card/product-image.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'

/** The listbox under a search field, which it makes a WAI-ARIA combobox, and what a screen reader hears of it. */
export class SuggestionList {
  readonly #field: HTMLInputElement
  readonly #list = document.createElement('ul')
  readonly #status = document.createElement('div')
  #suggestions: Suggestion[] = []
  /** Holds the place of the chosen option; -1 if none is. */
  #place = -1

  constructor(field: HTMLInputElement) {
    this.#field = field
    const [list, status] = [this.#list, this.#status]
    // Another page has another field, and the former one's list goes with it.
    field.form?.querySelectorAll('[data-suggests]').forEach((old) => old.remove())
    list.dataset.suggests = status.dataset.suggests = ''
    const id = `${field.id}-suggestions`
    Object.assign(list, { id, className: 'suggestions', hidden: true })
    list.role = 'listbox'
    list.ariaLabel = field.labels?.[0]?.textContent ?? ''
    status.role = 'status'
    status.className = 'hide'
    field.role = 'combobox'
    field.setAttribute('aria-controls', id)
    field.ariaAutoComplete = 'list'
    field.form?.append(list, status)
  }

  get isOpen() {
    return !this.#list.hidden
  }

  get chosen(): Suggestion | undefined {
    return this.#suggestions[this.#place]
  }

  show({ words, suggestions }: Suggestions) {
    this.#suggestions = suggestions
    const options = suggestions.map((one, n) => optionOf(one, `${this.#list.id}-${n}`))
    this.#list.replaceChildren(...options)
    this.#list.hidden = suggestions.length === 0
    this.#field.ariaExpanded = `${this.isOpen}`
    this.#status.textContent = words
    this.#choose(-1)
  }

  close() {
    this.#list.hidden = true
    this.#field.ariaExpanded = 'false'
    this.#status.textContent = ''
    this.#choose(-1)
  }

  /** Chooses the next option (1) or the one before (-1). The field itself is one more place, at both ends. */
  move(step: number) {
    const places = this.#suggestions.length + 1
    this.#choose(((this.#place + 1 + step + places) % places) - 1)
  }

  onPress(open: (pressed: Suggestion | undefined) => void) {
    const list = this.#list
    // The press would take the focus from the field and close the list before the click.
    list.addEventListener('mousedown', (event) => event.preventDefault())
    list.addEventListener('click', (event) => {
      const option = (event.target as Element).closest('li')
      open(option ? this.#suggestions[[...list.children].indexOf(option)] : undefined)
    })
  }

  #choose(place: number) {
    this.#place = place
    const options = [...this.#list.children]
    for (const [n, option] of options.entries()) option.ariaSelected = `${n === place}`
    const chosen = options[place]
    if (chosen) this.#field.setAttribute('aria-activedescendant', chosen.id)
    else this.#field.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
  }
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
