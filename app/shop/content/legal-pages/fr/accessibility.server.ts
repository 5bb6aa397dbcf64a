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
            'Compréhensible : des mots simples, chaque erreur d’un formulaire nommée à côté de son champ et dans une liste au-dessus, et rien de ce que vous avez saisi n’est perdu.',
            'Robuste : du HTML simple, avec les noms et les rôles dont les aides à la lecture ont besoin.',
          ],
        },
      ],
    },
    tested: {
      heading: 'Ce qui a été vérifié, et comment',
      blocks: [
        'Nous avons examiné la boutique nous-mêmes, la dernière fois le {{textDay}}, avec le navigateur Chromium et l’outil axe. À chaque changement, une partie en est vérifiée de nouveau :',
        {
          list: [
            'Chaque page, vide, remplie, refusée et commandée, selon les règles d’axe pour WCAG 2.2 A et AA : langues, clair et sombre, avec et sans JavaScript à tour de rôle.',
            'Un lien vers le contenu comme premier arrêt, des cibles de 44 points sur un écran de 320 points de large, et rien qui bouge si vous avez demandé moins d’animations.',
            'Ni défilement latéral ni mots coupés à 320 points, avec un zoom de 400 % et un texte à 200 % ; boutons et champs reconnaissables dans les couleurs de votre système.',
            'Un achat au clavier seul, où chaque arrêt se voit, et ce que les aides à la lecture apprennent de chacune de ses étapes.',
            'Le contraste de chaque couleur de texte sur chaque fond où elle se trouve.',
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
            'Les outils ne trouvent qu’une partie des obstacles. Nous n’avons pas encore fait d’essais avec des personnes qui se servent d’aides à la lecture, ni avec chacune de ces aides, et aucun organisme extérieur n’a encore examiné la boutique.',
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
