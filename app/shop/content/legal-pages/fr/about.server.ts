import type { about as english } from '../en/about.server.ts'
import type { SameText } from '../source.server.ts'

export const about: SameText<typeof english> = {
  title: 'À propos d’Octavo',
  heading: 'Une boutique au format d’un livre',
  description: 'Qui nous sommes, et comment nous tenons boutique.',
  lede: 'Un in-octavo est une grande feuille pliée trois fois : huit feuillets, seize pages, et il tient dans une poche.',
  sections: {
    books: {
      heading: 'Ce que nous vendons',
      blocks: [
        'Quatre siècles de romans sont venus au monde à ce format. Nous lui devons notre nom, parce que nous aimons ce qui rend de grands services sans prendre de place.',
        'Nous vendons les [livres](/books) que nous aimons lire et, à côté d’eux, dans le [catalogue](/catalogue), ce qui va avec un après-midi de lecture : un fauteuil, une lampe, une plante, un gâteau.',
      ],
    },
    keeping: {
      heading: 'Comment nous tenons boutique',
      blocks: [
        {
          list: [
            'Chaque page fonctionne sur un vieux téléphone, avec une connexion lente et sans JavaScript.',
            'Vous pouvez acheter sans compte, et tous les frais figurent dans le panier avant que vous donniez votre nom.',
            'Rien ici ne vous suit : pas de publicité, pas de script étranger, et pas de cookie avant que vous choisissiez ou gardiez quelque chose. La [politique de confidentialité](/privacyPolicy) dit ce qui est conservé.',
            'Ce qui ne vous plaît pas se renvoie dans les 14 jours : voir les [retours](/returns).',
          ],
        },
      ],
    },
    who: {
      heading: 'Qui nous sommes',
      blocks: [
        { lines: '{{sellerLines}}' },
        'Tous les renseignements figurent dans les [mentions légales](/imprint). Une question ? [Écrivez-nous](/contact).',
      ],
    },
  },
}

/** It says nothing about the name of the sample shop. */
export const aboutOwnName: SameText<typeof english> = {
  title: 'À propos de nous',
  description: about.description,
  lede: 'Une librairie qui ne demande pas de compte et ne suit personne.',
  sections: {
    ...about.sections,
    books: {
      heading: about.sections.books.heading,
      blocks: [
        'Nous vendons des [livres](/books) et, dans le [catalogue](/catalogue), tout ce que nous proposons d’autre.',
      ],
    },
  },
}
