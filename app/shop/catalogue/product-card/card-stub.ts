import type { ProductCard } from './product-card.ts'

/**
 * Tells whether a card came without its data. Only its id is known, which was read from the page
 * (rendered-cards.client.ts).
 */
export const isCardStub = (card: Pick<ProductCard, 'id'>) => !('name' in card)

/** Returns the card's element on the page. */
export const findCard = (id: string) =>
  document.querySelector(`.card [name=product][value="${id}"]`)?.closest('.card')

/** Returns the markup of a card without data: the cached markup, or else that on the page. */
export const markupOf = (card: ProductCard & { markup?: string | undefined }) =>
  card.markup ?? findCard(card.id)?.innerHTML

/** Returns the card with its markup, for a list that is shown again after its page is gone. */
export const withMarkup = (card: ProductCard) =>
  isCardStub(card) ? { ...card, markup: markupOf(card) } : card
