import type { accessibility as english } from '../en/accessibility.server.ts'
import type { SameText } from '../source.server.ts'

export const accessibility: SameText<typeof english> = {
  title: 'Accessibilité',
  heading: 'Déclaration d’accessibilité',
  description:
    'Comment chacun peut se servir de cette boutique, ce qui lui manque encore, et à qui le dire.',
  lede: 'Nous voulons que chacun puisse acheter ici. Cette déclaration dit où nous en sommes.',
  sections: {
    service: {
      heading: 'Le service',
      blocks: [
        'Cette boutique permet de trouver, comparer et acheter des livres, des livres numériques et d’autres articles, de suivre une commande et de renoncer à un contrat. Tout l’achat se fait au clavier, avec un lecteur d’écran, sans JavaScript, sur un écran de 320 points de large, avec un zoom de 400 % et avec les couleurs de votre système.',
      ],
    },
    standard: {
      heading: 'La norme',
      blocks: [
        'Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et avec elles la norme européenne EN 301 549, par laquelle les exigences de la directive (UE) 2019/882 (acte européen sur l’accessibilité) et des lois qui la transposent sont respectées. Voici comment :',
        {
          list: [
            'Perceptible : les images qui disent quelque chose ont des mots ; textes et commandes ont le contraste que demande le niveau AA, en clair et en sombre ; aucun sens ne tient à la seule couleur.',
            'Utilisable : tout se fait au clavier, l’élément actif se voit, les cibles mesurent au moins 44 points, rien ne bouge tout seul et aucun délai n’interrompt ce que vous faites.',
            'Compréhensible : trois langues, des mots simples, chaque erreur d’un formulaire nommée à côté de son champ et dans une liste au-dessus, et rien de ce que vous avez saisi n’est perdu.',
            'Robuste : du HTML simple, vérifié avec axe sur chaque page, en trois langues, en clair et en sombre, avant chaque version.',
          ],
        },
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques sont des EPUB sans verrou, que les aides à la lecture peuvent ouvrir. Ce qu’un fichier permet (lecture à voix haute, titres, autres couleurs) figure sur la page du livre quand l’éditeur l’a indiqué.',
      ],
    },
    limits: {
      heading: 'Limites connues',
      blocks: [
        {
          list: [
            'Les couvertures sont dessinées ; leurs lettres sont répétées en texte à côté.',
            'Les descriptions envoyées par les éditeurs sont montrées telles quelles : la marque d’une langue étrangère peut y manquer.',
            'Les fichiers des livres numériques viennent de leurs éditeurs, et tous n’indiquent pas leur accessibilité.',
            'Le paiement par carte, quand il est proposé, se fait sur la page du service de paiement, qui a sa propre déclaration.',
            'Nous avons vérifié par des outils et à la main, mais aucun organisme extérieur n’a encore examiné la boutique.',
          ],
        },
      ],
    },
    tell: {
      heading: 'Dites-le-nous',
      blocks: [
        'Quelque chose vous arrête ? [Écrivez-nous](/contact), ou envoyez un message à [{{email}}](mailto:{{email}}). Nous répondons sous deux jours ouvrés et prenons entre-temps votre commande par e-mail ou par téléphone, au même prix.',
        'Si notre réponse ne suffit pas, vous pouvez vous adresser à l’organisme qui veille à l’accessibilité des services dans votre pays : en France la DGCCRF, en Allemagne la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).',
        'Cette déclaration a été écrite le {{textDay}}.',
      ],
    },
  },
}
