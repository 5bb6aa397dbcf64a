import type { ReadingGuideText } from './reading-guide.ts'

export const frenchReadingGuide: ReadingGuideText = {
  description:
    'Comment mettre un livre numérique de cette boutique sur votre téléphone, votre liseuse ou votre ordinateur, le lire confortablement et le garder pour de bon. Complet et gratuit.',
  chapters: [
    {
      heading: 'Ce que vous avez acheté',
      html: `<p>Un livre numérique de cette boutique est un fichier, un seul. Son nom se termine par <em>.epub</em> ; il contient les pages du livre, sa couverture et une table des matières. L’EPUB est un format ouvert : il n’appartient à aucune entreprise, et presque toutes les liseuses et applications de lecture le comprennent.</p>
<p>Le fichier n’a pas de DRM. Il ne vous faut ni identifiant Adobe, ni activation, ni application particulière ; vous lisez sans connexion, et le livre ne disparaît pas de votre appareil si vous fermez votre compte chez nous.</p>
<p>Il ne nous raconte rien non plus. Nous savons que vous avez téléchargé un livre, pas si vous l’avez lu.</p>
<p>Un point mérite un coup d’œil avant l’achat : la page d’un livre numérique dit si le fichier contient l’œuvre entière ou seulement son début. Celui que vous lisez est complet.</p>`,
    },
    {
      heading: 'Où retrouver vos fichiers',
      html: `<p>Dès qu’une commande est payée, son reçu affiche le bouton de téléchargement. Trois chemins y ramènent.</p>
<ul><li>Le lien de l’e-mail de commande. Il fonctionne pendant cinq ans, sur tous vos appareils, sans se connecter.</li>
<li>Votre compte. Si vous étiez connecté au moment de commander, tous vos livres numériques figurent sous <em>Téléchargements</em>.</li>
<li>Votre numéro de commande et votre adresse e-mail. Si le message est perdu, saisissez-les sur la page des téléchargements : nous renvoyons le lien.</li></ul>
<p>Vous pouvez télécharger un livre autant de fois que vous le voulez. Si nous le corrigeons plus tard, votre liste signale la nouvelle édition.</p>
<p>Toute personne qui possède le lien peut ouvrir vos livres. Traitez-le comme une clé et ne le transmettez pas à la légère.</p>`,
    },
    {
      heading: 'Sur un téléphone ou une tablette',
      html: `<h3>iPhone et iPad</h3>
<p>Touchez <em>Télécharger</em> dans Safari, puis ouvrez le fichier depuis la liste des téléchargements. S’il ne s’ouvre pas de lui-même, touchez le symbole de partage et choisissez <em>Livres</em>. Le livre rejoint votre bibliothèque et vos autres appareils Apple, si iCloud est activé pour Livres.</p>
<h3>Android</h3>
<p>Téléchargez le fichier, touchez-le dans la notification ou dans l’application Fichiers, et choisissez une application de lecture. Google Play Livres est souvent déjà installé ; il garde une copie dans votre compte Google. Vous pouvez aussi importer le fichier depuis un ordinateur, sur play.google.com/books : il apparaît alors sur votre téléphone.</p>
<p>Vous préférez ne confier vos livres ni à Google ni à Apple ? N’importe quelle autre application qui ouvre l’EPUB convient, et il en existe plusieurs gratuites.</p>`,
    },
    {
      heading: 'Sur une Kindle',
      html: `<p>Une Kindle n’ouvre pas un fichier EPUB copié par câble. Le service gratuit d’Amazon, <em>Envoyer vers Kindle</em>, convertit le livre et le remet à votre appareil. Il y a deux manières de s’en servir.</p>
<h3>Par le navigateur</h3>
<ol><li>Ouvrez amazon.fr/sendtokindle, ou la même page du site Amazon que vous utilisez, et connectez-vous.</li>
<li>Déposez le fichier sur la page et envoyez-le.</li>
<li>Activez le Wi-Fi de la Kindle. Quelques minutes plus tard, le livre est dans votre bibliothèque.</li></ol>
<h3>Par e-mail</h3>
<ol><li>Cherchez l’adresse e-mail de votre Kindle. Elle se trouve dans votre compte Amazon, parmi les paramètres des documents personnels.</li>
<li>Au même endroit, ajoutez votre propre adresse à la liste des expéditeurs approuvés.</li>
<li>Envoyez à l’adresse de la Kindle un e-mail avec le fichier en pièce jointe.</li></ol>
<p>L’application Kindle d’un téléphone accepte aussi les livres : choisissez-la en partageant le fichier.</p>`,
    },
    {
      heading: 'Sur une Kobo, une Vivlio ou une PocketBook',
      html: `<p>Ces liseuses ouvrent l’EPUB directement, sans détour.</p>
<ol><li>Téléchargez le livre sur un ordinateur.</li>
<li>Branchez la liseuse avec son câble USB et confirmez la connexion sur son écran.</li>
<li>Elle apparaît sur l’ordinateur comme une clé USB. Copiez-y le fichier ; sur une Vivlio ou une PocketBook, le dossier <em>Books</em> convient bien.</li>
<li>Éjectez la liseuse avant de la débrancher. Elle ajoute alors le livre à sa bibliothèque.</li></ol>
<p>Sans câble, tout dépend de l’appareil. Plusieurs modèles Kobo vont chercher les livres sur Dropbox ou Google Drive, et une PocketBook peut avoir une adresse e-mail à laquelle les envoyer.</p>
<p>Si votre liseuse a un navigateur, ouvrez-y le lien de votre e-mail et choisissez la page simple pour liseuses : elle ne contient que les titres et les fichiers.</p>`,
    },
    {
      heading: 'Sur un ordinateur',
      html: `<p>Deux logiciels gratuits, pour Windows, macOS et Linux, méritent d’être connus.</p>
<p><strong>Thorium Reader</strong> est fait pour lire. Il est sobre, s’entend bien avec les lecteurs d’écran et sait lire les livres à voix haute.</p>
<p><strong>calibre</strong> est fait pour les collections. Il range votre bibliothèque, convertit les livres en d’autres formats et les copie sur une liseuse branchée.</p>
<p>Sur un Mac, un double clic ouvre le fichier dans Livres.</p>`,
    },
    {
      heading: 'Directement dans votre application',
      html: `<p>Certaines applications de lecture ouvrent le catalogue d’une bibliothèque ou d’une boutique, grâce à une norme nommée OPDS. Si la vôtre en fait partie, vous n’avez plus rien à télécharger à la main.</p>
<ol><li>Connectez-vous et ouvrez <em>Téléchargements</em>.</li>
<li>Créez l’adresse de votre bibliothèque et copiez-la. Nous ne la montrons qu’une fois, car nous ne la gardons pas sous une forme lisible.</li>
<li>Ajoutez-la comme catalogue dans votre application.</li></ol>
<p>L’application affiche désormais vos livres numériques et va les chercher elle-même. Si l’adresse tombe entre d’autres mains, désactivez-la ou créez-en une nouvelle : l’ancienne cesse aussitôt de fonctionner.</p>`,
    },
    {
      heading: 'Lire à son aise',
      html: `<p>Nos livres n’imposent ni police ni couleur : ce sont vos réglages qui comptent. Cherchez un symbole à deux lettres, <em>Aa</em>, ou les réglages de votre application.</p>
<ul><li><strong>La taille.</strong> Agrandissez les lettres jusqu’à les oublier. Des lignes plus longues demandent un peu plus d’interligne.</li>
<li><strong>Le fond.</strong> Une page sombre repose les yeux la nuit ; le jour, le noir sur blanc ou sur crème se lit mieux.</li>
<li><strong>La lecture à voix haute.</strong> Le texte est du vrai texte. VoiceOver, TalkBack, Thorium Reader et bien d’autres logiciels peuvent vous le lire.</li>
<li><strong>Les repères.</strong> Chaque livre a une table des matières cliquable. La plupart des applications permettent aussi de chercher, de poser des signets et d’écrire des notes.</li></ul>`,
    },
    {
      heading: 'En cas de problème',
      html: `<p><strong>Je ne trouve pas le fichier.</strong> Regardez dans le dossier ou la liste <em>Téléchargements</em>. Sur un iPhone, il est dans l’application Fichiers.</p>
<p><strong>Mon ordinateur y voit une archive zip.</strong> C’en est une, au fond. Ne la décompressez pas : rendez au nom sa terminaison <em>.epub</em> et ouvrez le fichier avec une application de lecture.</p>
<p><strong>La Kindle ne reçoit rien.</strong> Vérifiez que le Wi-Fi est activé et que vous avez écrit depuis une adresse approuvée. Amazon vous prévient par e-mail s’il n’a pas pu convertir un fichier.</p>
<p><strong>Le fichier n’est pas encore disponible.</strong> Votre paiement ne nous est pas parvenu, ou le livre n’a pas encore paru : la page indique la raison.</p>
<p><strong>Le livre s’affiche mal.</strong> Téléchargez-le de nouveau, au cas où le premier essai aurait été interrompu, et essayez une autre application. S’il s’affiche toujours mal, écrivez-nous avec le numéro de commande : un livre défectueux, c’est à nous de le réparer.</p>`,
    },
    {
      heading: 'À vous, pour longtemps',
      html: `<p>Gardez une copie de vos fichiers là où vous gardez vos photos : sur un second disque, ou dans un nuage auquel vous faites confiance. Peu importe alors ce que deviennent un appareil, une application ou une boutique, la nôtre comprise.</p>
<p>Les copies pour vos propres appareils ne posent aucun problème. Merci de ne pas mettre les livres en ligne ni de les transmettre : la plupart ont des auteurs qui vivent de leurs ventes, et la loi les protège.</p>
<p>En commandant un livre numérique, vous nous demandez de vous le fournir dès qu’il est disponible, et vous reconnaissez perdre votre droit de rétractation dès qu’il vous est fourni. Parcourez donc d’abord l’extrait, sur la page du livre.</p>
<p>Bonne lecture.</p>`,
    },
  ],
}
