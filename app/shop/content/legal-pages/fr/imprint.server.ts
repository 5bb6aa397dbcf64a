import type { imprint as english } from '../en/imprint.server.ts'
import type { SameText } from '../source.server.ts'

export const imprint: SameText<typeof english> = {
  title: 'Mentions légales',
  description: 'Qui exploite cette boutique, et comment nous joindre.',
  lede: 'Qui exploite cette boutique et répond de son contenu.',
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
            ['N° de TVA', '{{vatId}}', 'vatNumber'],
            ['Numéro fiscal', '{{vatId}}', 'taxNumber'],
          ],
        },
        'Le plus rapide est de passer par le [formulaire de contact](/contact).',
      ],
    },
    people: {
      heading: 'Nos représentants',
      blocks: [
        {
          facts: [
            ['Responsable des réclamations (Inde)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Personne responsable dans l’UE', '{{euRepresentative}}'],
            ['Importateur en Inde', '{{importer}}'],
          ],
        },
        {
          when: 'euRepresentative',
          say: [
            'La personne responsable est chargée de la sécurité des produits (règlement (UE) 2023/988) et nous représente en matière de protection des données (art. 27 du RGPD). Le fabricant est indiqué sur la page de chaque produit.',
          ],
        },
      ],
    },
    disputes: {
      heading: 'Litiges',
      blocks: [
        'Si quelque chose s’est mal passé, écrivez-nous d’abord : la plupart des problèmes se règlent en un jour.',
        '{{mediator}}',
        '{{dispute}}',
      ],
    },
    content: {
      heading: 'Textes et images',
      blocks: [
        'Les textes et les dessins de cette boutique sont de nous. Les œuvres dont nous montrons des extraits sont dans le domaine public ou reproduites avec l’accord de leurs éditeurs.',
      ],
    },
  },
}
