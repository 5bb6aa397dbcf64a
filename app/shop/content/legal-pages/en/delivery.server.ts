import type { DeliveryTableText } from '../delivery-table.ts'
import type { TextSource } from '../source.server.ts'

export const delivery = {
  title: 'Delivery',
  description: 'Delivery options, what they cost by weight and country, and how long they take.',
  lede: 'Your cart shows the cost of delivery before you order.',
  sections: {
    where: {
      heading: 'Where we deliver',
      blocks: [
        'We deliver to these countries only: {{countries}}.',
        'Choose your country at the top of any page. Prices, tax and delivery depend on it.',
      ],
    },
    parcel: {
      heading: 'One order, one parcel',
      blocks: [
        'The price depends on the weight of your whole order. If an item ships later (a pre-order, or something we order in for you), its page says so, and we send everything together once it is here.',
        'Items in stock are dispatched the same working day if you order before {{cutoff}} (time in {{country}}), and the next working day if you order later. The times below are working days from dispatch: Monday to Friday, excluding public holidays. The delivery dates on product pages, in the cart and on your order are based on them.',
        'Where the table gives an amount, delivery by post is free once your items come to that amount after any coupon.',
      ],
    },
    france: {
      heading: 'Books to France',
      blocks: [
        'For new books sent to France, French law sets a minimum delivery charge: €3.00 for less than €35.00 of books, and more than €0.00 from €35.00 (decree of 4 April 2023). Other items in the parcel do not count towards this amount.',
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books are downloads, so there is no delivery charge. You can open them as soon as they are paid for.',
      ],
    },
    customs: {
      heading: 'Customs and taxes abroad',
      blocks: [
        {
          when: 'untaxedUs',
          say: [
            'Parcels to the United States go through customs. Our prices do not include any US tax or duty; if any is due, you pay it to the carrier on delivery. We do not charge US sales tax.',
          ],
        },
        {
          when: 'untaxedSwitzerland',
          say: [
            'Parcels to Switzerland go through customs. Our prices do not include any Swiss tax or duty; if any is due, you pay it to the carrier on delivery.',
          ],
        },
        {
          when: 'ukTax',
          say: [
            'Prices for the United Kingdom include UK VAT, so the carrier will not ask you for it.',
          ],
        },
      ],
    },
    late: {
      heading: 'If your parcel is late or damaged',
      blocks: [
        'Your order travels at our risk until you receive it. If it is late, lost or damaged, [write to us](/contact), and we will send a replacement or refund you.',
      ],
    },
  },
} satisfies TextSource

export const deliveryTable: DeliveryTableText = {
  heading: 'To {{country}}',
  caption: 'Cost of delivery to {{country}} by weight',
  method: 'Method',
  post: 'By post',
  courier: 'By courier',
  pickup: 'Collect it yourself',
  weight: 'Weight up to',
  fromSum: '{{weight}}, goods from {{sum}}',
  price: 'Price',
  freeFrom: 'Free from',
  never: 'never free',
  days: 'Working days',
  least:
    'New books: at least {{least}} for less than {{limit}} of books; from {{limit}}, delivery may cost less but is never entirely free.',
  none: 'We do not deliver to {{country}}.',
}
