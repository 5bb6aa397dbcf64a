import type { ProductCard } from './product-card.ts'

/** Whether a card came without its data: its id alone is known, read off the page (rendered-cards.client.ts). */
export const isCardStub = (card: Pick<ProductCard, 'id'>) => !('name' in card)

/** The card as the page shows it. */
export const findCard = (id: string) =>
  document.querySelector(`.card [name=product][value="${id}"]`)?.closest('.card')

/** The markup of a card that came without its data: as it was kept, else as the page shows it. */
export const markupOf = (card: ProductCard & { markup?: string | undefined }) =>
  card.markup ?? findCard(card.id)?.innerHTML

/** For a list that is shown again when its page is gone. */
export const withMarkup = (card: ProductCard) =>
  isCardStub(card) ? { ...card, markup: markupOf(card) } : card
