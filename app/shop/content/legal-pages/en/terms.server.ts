import type { TextSource } from '../source.server.ts'

export const terms = {
  title: 'Terms of sale',
  description: 'How a contract comes about here, and what holds for prices, payment and faults.',
  lede: 'These terms hold for every order in this shop. They are sent with the confirmation of your order, so that you can keep them.',
  sections: {
    parties: {
      heading: 'Who sells to whom',
      blocks: [
        'The seller is {{sellerInline}}. We sell to consumers and businesses, in quantities as a household needs them. No account is needed.',
      ],
    },
    contract: {
      heading: 'How the contract comes about',
      blocks: [
        'What the pages show is an invitation. You order in these steps: you put things in the cart, give contact, delivery and payment on one page, see all lines, delivery, tax and the total, and press “Order with obligation to pay”. Until then you can change everything; mistakes are named beside their field.',
        'The contract is made when our confirmation reaches you by e-mail, which is at once. Where several unpaid orders came one after the other, that e-mail says that we check the order first: then the contract is made by our next e-mail, which accepts it, and its goods are set aside from that moment. It can be made in English, French or German. We keep the order; you can read it at the link in the e-mail for five years, and these terms, the terms of withdrawal and their form stand in that e-mail.',
        'If a price, a stock or the price of delivery changed between your page and your order, nothing is ordered: you first see the old and the new sum.',
      ],
    },
    prices: {
      heading: 'Prices and tax',
      blocks: [
        'Prices are the whole price for the country of delivery that is chosen in the head of the page. They hold its value added tax or GST, where we charge it; the cart and the receipt state it by rate. Delivery is added, as [its page](/delivery) and the cart say. There are no other fees.',
        'Prices in another currency than the product’s own are converted at the rate of the day. What was shown when you ordered is what you pay; later rates change nothing.',
        'A struck price is the lowest of the 30 days before the reduction, and the percentage is counted from it.',
        'Books and e-books whose price the publisher has fixed for Germany or France (Buchpreisbindungsgesetz; loi of 10 August 1981 and loi of 26 May 2011) cost the same everywhere for delivery there, and no discount and no coupon applies to them.',
      ],
    },
    coupons: {
      heading: 'Coupons',
      blocks: [
        'One coupon counts for each order. It takes off what it says from the things it counts for, never from delivery, never from books with a fixed price, and is not paid out in money. What is paid back after a return is what you paid for the thing, the coupon’s share taken off.',
      ],
    },
    payment: {
      heading: 'Payment',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'By invoice: it lies in the parcel, or, where nothing is sent, is the confirmation by e-mail, and is due 14 days after you received it.',
            },
            { when: 'onDelivery', say: 'On delivery: you pay when the parcel is in your hands.' },
            {
              when: 'transfer',
              say: 'By bank transfer in advance: you transfer the total to the account that your receipt and the confirmation name. Your order is sent, and your e-books open, once the money has arrived; an order that is not paid {{unpaidOrderDays}} days after it was placed (of pre-orders: after publication) ends by itself and costs nothing.',
            },
          ],
        },
        {
          when: 'stripe',
          say: [
            'By card, or by another means that Stripe offers for your country and currency: on the page of Stripe, to which the shop leads you. Your order is kept for you for 30 minutes; if it is not paid by then, it is cancelled and costs nothing. A means that takes days keeps it until the bank has answered.',
          ],
        },
        {
          when: 'onAccount',
          say: [
            'An order by invoice or on delivery that was neither paid nor packed {{unpaidOrderDays}} days after it was placed (of pre-orders: after publication) ends by itself and costs nothing; an e-mail tells you.',
          ],
        },
        'No means of payment costs extra. Goods remain ours until they are paid.',
      ],
    },
    stock: {
      heading: 'Stock and delivery',
      blocks: [
        'Things in a cart are not put aside: who orders first gets the last copy. Your order takes what it names out of the stock at that moment. We deliver to the countries and within the days that [delivery](/delivery) names; pre-orders and things supplied on order within the time that their page states. If we cannot deliver, we say so at once and pay back what you paid.',
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books are files (EPUB) without copy protection, for you and your household to read on as many devices as you like; they may not be passed on or published. As soon as they are paid for, you download them by a link that is open for five years. If a mended edition of the file appears, you get it there too, without charge.',
      ],
    },
    withdrawal: {
      heading: 'Right of withdrawal',
      blocks: [
        'Consumers may withdraw within 14 days without a reason. The terms and the form stand on [returns](/returns), and [here you withdraw](/withdrawal). Before an order is sent it can be cancelled free of charge.',
      ],
    },
    warranty: {
      heading: 'Faults and warranty',
      blocks: [
        'The law’s warranty holds: what we deliver must be as described and fit for its use. In the EU and the United Kingdom we answer for faults that show within two years from delivery (longer where the law of your country says so); you may choose between repair and replacement and, where that fails, have the price reduced or end the contract for a refund. In India the Consumer Protection Act 2019 holds. There is no guarantee beyond that, unless a maker gives one.',
        'We are liable without limit for intent, gross negligence, and harm to life, body and health. For slight negligence we are liable only where a duty is broken on which the contract rests, and then for the damage that was to be expected. Product liability law is untouched.',
      ],
    },
    disputes: {
      heading: 'Complaints and disputes',
      blocks: [
        'Complaints: [write to us](/contact).',
        'In India you may write to our grievance officer, {{grievanceName}} ({{grievanceEmail}}), who answers within 48 hours and settles a complaint within one month.',
        '{{dispute}}',
        '{{mediator}}',
        'The law of the seller’s country ({{country}}) holds, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, you keep the protection that the law of the country you live in gives you, and may bring a case there.',
      ],
    },
  },
} satisfies TextSource
