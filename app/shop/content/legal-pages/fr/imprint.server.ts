import type { imprint as english } from '../en/imprint.server.ts'
import type { SameText } from '../source.server.ts'

export const imprint: SameText<typeof english> = {
  title: 'Mentions légales',
  description: 'Qui tient cette boutique, et comment le joindre.',
  lede: 'Qui tient cette boutique et répond de ses pages.',
  sections: {
    seller: {
      heading: 'Vendeur',
      blocks: [
        {
          facts: [
            ['Nom', '{{fullName}}'],
            ['Adresse', '{{address}}'],
            ['Directeur de la publication', '{{managingDirector}}'],
            ['E-mail', '[{{email}}](mailto:{{email}})'],
            ['Téléphone', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Horaires', '{{hours}}'],
            ['Registre', '{{register}}'],
            ['Numéro fiscal', '{{vatId}}'],
          ],
        },
        'Le plus rapide : le [formulaire de contact](/contact).',
      ],
    },
    people: {
      heading: 'Qui répond aussi pour nous',
      blocks: [
        {
          facts: [
            ['Responsable des réclamations (Inde)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Personne responsable dans l’UE', '{{euRepresentative}}'],
            ['Importateur en Inde', '{{importer}}'],
          ],
        },
        'La personne responsable répond de la sécurité des produits (règlement (UE) 2023/988) et nous représente en matière de protection des données (art. 27 du RGPD). Le fabricant de chaque produit est nommé sur sa page.',
      ],
    },
    disputes: {
      heading: 'Litiges',
      blocks: [
        'Si quelque chose s’est mal passé, écrivez-nous d’abord : presque tout se règle en un jour.',
        '{{mediator}}',
        '{{dispute}}',
      ],
    },
    content: {
      heading: 'Textes et images',
      blocks: [
        'Les textes de cette boutique et ses dessins sont les nôtres. Les œuvres des extraits sont dans le domaine public ou montrées avec l’accord de leurs éditeurs.',
      ],
    },
  },
}
