import type { accessibility as english } from '../en/accessibility.server.ts'
import type { SameText } from '../source.server.ts'

export const accessibility: SameText<typeof english> = {
  title: 'Accessibilité',
  heading: 'Déclaration d’accessibilité',
  description:
    'Comment chacun peut utiliser cette boutique, ce qui lui manque encore, et à qui le signaler.',
  lede: 'Nous voulons que chacun puisse acheter ici. Cette déclaration indique où nous en sommes.',
  sections: {
    service: {
      heading: 'Le service',
      blocks: [
        'Cette boutique permet de trouver, comparer et acheter des livres, des livres numériques et d’autres articles, de suivre une commande et de se rétracter d’un contrat. Tout l’achat peut se faire au clavier, avec un lecteur d’écran, sans JavaScript, sur un écran de 320 pixels de large, avec un zoom de 400 % et avec les couleurs de votre système.',
      ],
    },
    standard: {
      heading: 'La norme',
      blocks: [
        'Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et avec elles la norme européenne EN 301 549. Nous respectons ainsi les exigences de la directive (UE) 2019/882 (acte européen sur l’accessibilité) et des lois qui la transposent. En détail :',
        {
          list: [
            'Perceptible : les images porteuses de sens ont une alternative textuelle ; les textes et les commandes ont le contraste qu’exige le niveau AA, en mode clair et en mode sombre ; aucune information ne repose sur la seule couleur.',
            'Utilisable : tout peut se faire au clavier, l’élément actif est visible, les cibles mesurent au moins 44 pixels, rien ne bouge tout seul et aucun délai n’interrompt ce que vous faites.',
            'Compréhensible : des mots simples, chaque erreur d’un formulaire signalée à côté de son champ et dans une liste au-dessus, et rien de ce que vous avez saisi n’est perdu.',
            'Robuste : du HTML simple, avec les noms et les rôles dont les technologies d’assistance ont besoin.',
          ],
        },
      ],
    },
    tested: {
      heading: 'Ce qui a été vérifié, et comment',
      blocks: [
        'Nous avons testé la boutique nous-mêmes, la dernière fois le {{textDay}}, avec le navigateur Chromium et l’outil axe. À chaque changement, une partie est testée de nouveau :',
        {
          list: [
            'Chaque page, qu’elle soit vide, remplie, refusée ou commandée, selon les règles d’axe pour WCAG 2.2 A et AA : dans toutes les langues, en mode clair et sombre, tour à tour avec et sans JavaScript.',
            'Un lien vers le contenu comme premier arrêt, des cibles de 44 pixels sur un écran de 320 pixels de large, et rien qui bouge si vous avez demandé moins d’animations.',
            'Ni défilement latéral ni mots coupés à 320 pixels, avec un zoom de 400 % et un texte à 200 % ; des boutons et des champs reconnaissables dans les couleurs de votre système.',
            'Un achat au clavier seul, où l’élément actif reste toujours visible, et ce que les lecteurs d’écran annoncent à chaque étape.',
            'Le contraste de chaque couleur de texte sur chaque fond où elle apparaît.',
          ],
        },
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques sont des fichiers sans verrou, que les technologies d’assistance peuvent ouvrir : EPUB ou PDF à lire, MP3 ou M4B à écouter. Ce qu’un fichier permet (lecture à voix haute, titres, autres couleurs) figure sur la page du livre si l’éditeur l’a indiqué.',
      ],
    },
    limits: {
      heading: 'Limites connues',
      blocks: [
        {
          list: [
            'Les couvertures sont des dessins ; leur texte est repris à côté.',
            'Nous montrons les descriptions des éditeurs telles que nous les recevons : les mots d’une langue étrangère peuvent ne pas y être signalés comme tels.',
            'Les fichiers des livres numériques viennent de leurs éditeurs, et tous n’indiquent pas leur accessibilité.',
            'Le paiement par carte, quand il est proposé, se fait sur la page du service de paiement, qui a sa propre déclaration.',
            'Les outils ne trouvent qu’une partie des obstacles. Nous n’avons pas encore fait d’essais avec des personnes qui utilisent des technologies d’assistance, ni avec chacune de ces technologies, et aucun organisme extérieur n’a encore examiné la boutique.',
          ],
        },
      ],
    },
    tell: {
      heading: 'Dites-le-nous',
      blocks: [
        'Un obstacle ? [Écrivez-nous](/contact), ou envoyez un message à [{{email}}](mailto:{{email}}). Nous répondons sous deux jours ouvrés et prenons entre-temps votre commande par e-mail ou par téléphone, au même prix.',
        'Si notre réponse ne suffit pas, vous pouvez vous adresser à l’organisme qui veille à l’accessibilité des services dans votre pays : en France la DGCCRF, en Allemagne la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).',
        'Cette déclaration a été écrite le {{textDay}}.',
      ],
    },
  },
}
