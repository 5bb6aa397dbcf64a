import type { ProductCard } from './product-card.ts'

/**
 * Holds a card whose data is not sent to the browser, because the page shows it already: its id is read from the page
 * (rendered-cards.client.ts). It has its `markup` for a list that is shown again after its page is gone.
 */
export type CardStub = { id: string; markup?: string | undefined }

export const isCardStub = (card: ProductCard | CardStub): card is CardStub => !('name' in card)

/** Returns the card's element on the page. */
export const findCard = (id: string) =>
  document.querySelector(`.card [name=product][value="${id}"]`)?.closest('.card')

/** Returns the markup of a card without data: the cached markup, or else that on the page. */
export const markupOf = ({ id, markup }: CardStub) => markup ?? findCard(id)?.innerHTML

/** Returns the card with its markup, for a list that is shown again after its page is gone. */
export const withMarkup = (card: ProductCard | CardStub) =>
  isCardStub(card) ? { ...card, markup: markupOf(card) } : card
