import type { DeliveryTableText } from '../delivery-table.ts'
import type { TextSource } from '../source.server.ts'

export const delivery = {
  title: 'Delivery',
  description: 'Ways of delivery, what each costs by weight and country, and how long it takes.',
  lede: 'What delivery costs stands in the cart too, before you order.',
  sections: {
    where: {
      heading: 'Where we deliver',
      blocks: [
        'We deliver to these countries, and to no other: {{countries}}.',
        'Choose yours in the head of any page: prices, tax and delivery follow it.',
      ],
    },
    parcel: {
      heading: 'One order, one parcel',
      blocks: [
        'The price goes by the weight of the whole order. What comes later (pre-orders, things supplied on order) says so on its page, and the parcel waits for it.',
        'What is in stock is sent on the same working day if you order before {{cutoff}} (time in {{country}}), and on the next working day otherwise. The days below are working days from dispatch: Monday to Friday, public holidays left out. From them we work out the days of arrival that product pages, cart and order show.',
        'Where a limit is given, delivery by post is free from that sum of goods, coupons taken off.',
      ],
    },
    france: {
      heading: 'Books to France',
      blocks: [
        'For new books sent to France, French law sets the least price of delivery: €3.00 for less than €35.00 of books, and more than nothing from there on (decree of 4 April 2023). Other goods in the parcel do not count.',
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books are downloads: they have no delivery, and cost none. They open as soon as they are paid for.',
      ],
    },
    customs: {
      heading: 'Customs: United States, Switzerland and the United Kingdom',
      blocks: [
        'Parcels to the United States and to Switzerland pass customs. Our prices hold no tax and no duty of these countries: what they charge is for you to pay, to the carrier, on receipt. US sales tax is not charged by us.',
        'Prices for the United Kingdom hold its value added tax, so that the carrier asks for none.',
      ],
    },
    late: {
      heading: 'If it does not come',
      blocks: [
        'The risk of the way is ours until the parcel is in your hands. If it is late or damaged, [write to us](/contact): we send again or pay back.',
      ],
    },
  },
} satisfies TextSource

export const deliveryTable: DeliveryTableText = {
  heading: 'To {{country}}',
  caption: 'What delivery to {{country}} costs by weight',
  method: 'Way',
  post: 'By post',
  courier: 'By courier',
  weight: 'Weight up to',
  price: 'Price',
  freeFrom: 'Free from',
  never: 'never free',
  days: 'Working days',
  least:
    'For new books: at least {{least}} under {{limit}} of books, more than nothing from there on.',
  none: 'We do not deliver to {{country}}.',
}
