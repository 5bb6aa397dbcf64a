import type { TextSource } from '../source.server.ts'

export const terms = {
  title: 'Terms of sale',
  description: 'How a contract is made here, and the rules for prices, payment and faulty goods.',
  lede: 'These terms apply to every order in this shop. We send them with your order confirmation, so that you can keep them.',
  sections: {
    parties: {
      heading: 'Who sells to whom',
      blocks: [
        'The seller is {{sellerInline}}. We sell to consumers and businesses, in the usual quantities for a household. You do not need an account.',
      ],
    },
    contract: {
      heading: 'How the contract is made',
      blocks: [
        'Our pages invite you to make an offer. To order, put items in the cart, enter your contact details, delivery and payment on one page, check all items, delivery, tax and the total, and press “Order with obligation to pay”. Until then you can change everything; mistakes are shown next to the field concerned.',
        'The contract is made when our confirmation reaches you by e-mail, which happens at once. If several unpaid orders were placed one after another, that e-mail says that we check the order first: the contract is then made by our next e-mail, which accepts it, and the items are set aside from that moment. The contract can be made in any language that this shop offers. We store the order: for five years you can read it through the link in the e-mail, which also contains these terms, the terms of withdrawal and the withdrawal form.',
        'If a price, the stock or the delivery charge has changed between the page you saw and your order, nothing is ordered: we first show you the old and the new total.',
      ],
    },
    prices: {
      heading: 'Prices and tax',
      blocks: [
        'Prices are total prices for the delivery country chosen at the top of the page. They include its value added tax or GST where we charge it; the cart and the receipt show it by rate. Delivery is added, as shown on [its page](/delivery) and in the cart. There are no other fees.',
        'Prices in a currency other than the product’s own are converted at the rate of the day. You pay the price shown when you ordered; later rates do not change it.',
        'A crossed-out price is the lowest price of the 30 days before the reduction, and the percentage is calculated from it.',
        'Books and e-books whose price the publisher has fixed for Germany or France (Buchpreisbindungsgesetz; loi of 10 August 1981 and loi of 26 May 2011) cost the same everywhere when delivered there, and no discount or coupon applies to them.',
      ],
    },
    coupons: {
      heading: 'Coupons',
      blocks: [
        'You can use one coupon per order. It reduces the price of the items to which it applies, but never delivery or books with a fixed price, and it cannot be exchanged for money. If you return an item, we refund what you paid for it after its share of the coupon was deducted.',
      ],
    },
    payment: {
      heading: 'Payment',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'By invoice: it comes in the parcel and by e-mail, and is due 14 days after you receive it. If nothing is shipped, the confirmation e-mail names the sum, which is due 14 days after you receive it, and the invoice follows by e-mail once you have paid.',
            },
            { when: 'onDelivery', say: 'On delivery: you pay when you receive the parcel.' },
            {
              when: 'transfer',
              say: 'By bank transfer in advance: you transfer the total to the account given on your receipt and in the confirmation. We send your order, and your e-books open, once the money has arrived; an order that has not been paid {{unpaidOrderDays}} days after it was placed (for pre-orders: after publication) ends automatically and costs nothing.',
            },
          ],
        },
        {
          when: 'stripe',
          say: [
            'By card, or by another method that Stripe offers for your country and currency: on the page of Stripe, to which the shop takes you. We hold your order for 30 minutes; if it has not been paid by then, it is cancelled and costs nothing. If a payment takes days, we hold the order until the bank has answered.',
          ],
        },
        {
          when: 'onAccount',
          say: [
            'An order by invoice or on delivery that has been neither paid nor packed {{unpaidOrderDays}} days after it was placed (for pre-orders: after publication) ends automatically and costs nothing; we tell you by e-mail.',
          ],
        },
        'No payment method costs extra. The goods remain our property until they are paid for.',
      ],
    },
    stock: {
      heading: 'Stock and delivery',
      blocks: [
        'Items in a cart are not reserved: whoever orders first gets the last copy. Your order takes its items out of stock at that moment. We deliver to the countries and within the times given under [delivery](/delivery), and pre-orders and items ordered in for you within the time given on their page. If we cannot deliver, we tell you at once and refund what you paid.',
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books are files (such as EPUB) without copy protection, for you and your household to read on as many devices as you like; you may not pass them on or publish them. As soon as they are paid for, you can download them through a link that works for five years. If a corrected edition of the file appears, you can download it there too, free of charge.',
      ],
    },
    withdrawal: {
      heading: 'Right of withdrawal',
      blocks: [
        'Consumers may withdraw within 14 days without giving a reason. The terms and the form are under [returns](/returns), and [here you can withdraw](/withdrawal). Before an order is dispatched, you can cancel it free of charge.',
      ],
    },
    warranty: {
      heading: 'Faults and warranty',
      blocks: [
        'Your statutory rights apply: what we deliver must match its description and be fit for its purpose. In the EU and the United Kingdom we are liable for faults that appear within two years of delivery (longer where the law of your country says so); you may choose between repair and replacement and, where that fails, have the price reduced or end the contract for a refund. There is no further guarantee unless a manufacturer gives one.',
        { when: 'indianLaw', say: ['In India, the Consumer Protection Act 2019 applies.'] },
        'We are liable without limit for intent, for gross negligence and for injury to life, body or health. For slight negligence we are liable only if we breach a duty that is essential to the contract, and then only for foreseeable damage. Product liability law is not affected.',
      ],
    },
    disputes: {
      heading: 'Complaints and disputes',
      blocks: [
        'Complaints: [write to us](/contact).',
        'In India you may write to our grievance officer, {{grievanceName}} ({{grievanceEmail}}), who answers within 48 hours and settles complaints within one month.',
        '{{dispute}}',
        '{{mediator}}',
        'The law of the seller’s country ({{country}}) applies, without the UN Convention on Contracts for the International Sale of Goods. As a consumer, you keep the protection of the law of the country you live in, and you may bring a case there.',
      ],
    },
  },
} satisfies TextSource
