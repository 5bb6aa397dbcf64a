import { sentLoaderData } from '#app/client/router.ts'
import type { CardStub } from './card-stub.ts'
import { cardId } from './product-card.ts'

type RenderedCards = { listing?: { cards?: CardStub[] } } | null

/** Names the cards of a list as its page shows them, which is all that their data leaves out (omitRendered). */
export function restoreRenderedCards() {
  for (const data of Object.values<RenderedCards>(sentLoaderData())) {
    if (!data?.listing || data.listing.cards) continue
    const shown = document.querySelectorAll('.grid > .card[id]')
    data.listing.cards = [...shown].map(({ id }) => ({ id: id.slice(cardId('').length) }))
  }
}
