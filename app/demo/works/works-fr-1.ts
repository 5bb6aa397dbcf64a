import type { DemoWork } from '../demo-types.ts'

export const frenchWorks1: DemoWork[] = [
  {
    id: 'pd-les-miserables-fantine',
    mood: 'night',
    shortDescription: {
      en: 'A hunted convict, a bishop who opens his door, and a young mother who gives up everything: the great novel of mercy begins here.',
      fr: 'Un forçat que tout le monde chasse, un évêque qui lui ouvre sa porte, une jeune mère qui donne tout : c’est ici que commence le grand roman de la miséricorde.',
      de: 'Ein gejagter Sträfling, ein Bischof, der ihm die Tür öffnet, und eine junge Mutter, die alles hergibt: Hier beginnt der große Roman der Barmherzigkeit.',
    },
    fullDescription: {
      en: 'After nineteen years in the galleys, Jean Valjean walks into a small town in the Alps and finds every door closed to him. One old bishop lets him in, sets out the good silver, and changes the course of a life.\n\nIn this first volume of Les Misérables, Victor Hugo moves from a poor man’s table to the workshops of a northern town, where Fantine sells all she has for the sake of her child and Inspector Javert never forgets a face. It is a story told with anger, tenderness and enormous breath.',
      fr: 'Après dix-neuf ans de bagne, Jean Valjean entre dans une petite ville des Alpes et trouve toutes les portes fermées. Un vieil évêque le reçoit, met pour lui l’argenterie sur la table, et une vie prend un autre cours.\n\nDans ce premier tome des Misérables, Victor Hugo passe de la table d’un juste aux ateliers d’une ville du Nord, où Fantine vend tout ce qu’elle possède pour son enfant, tandis que l’inspecteur Javert n’oublie jamais un visage. Un récit porté par la colère, la tendresse et un souffle immense.',
      de: 'Nach neunzehn Jahren Zwangsarbeit kommt Jean Valjean in eine kleine Stadt in den Alpen und findet alle Türen verschlossen. Nur ein alter Bischof lässt ihn ein, deckt mit dem guten Silber und gibt einem Leben eine neue Richtung.\n\nIn diesem ersten Band der „Elenden“ führt Victor Hugo vom Tisch eines Gerechten in die Werkstätten einer Stadt im Norden, wo Fantine für ihr Kind alles verkauft, was sie besitzt, und Inspektor Javert kein Gesicht vergisst. Erzählt wird das voller Zorn, voller Zärtlichkeit und mit gewaltigem Atem.',
    },
    chapter: 'Livre premier. Un juste – I. Monsieur Myriel',
    firstPages: [
      'En 1815, M. Charles-François-Bienvenu Myriel était évêque de Digne. C’était un vieillard d’environ soixante-quinze ans ; il occupait le siège de Digne depuis 1806.',
      'Quoique ce détail ne touche en aucune manière au fond même de ce que nous avons à raconter, il n’est peut-être pas inutile, ne fût-ce que pour être exact en tout, d’indiquer ici les bruits et les propos qui avaient couru sur son compte au moment où il était arrivé dans le diocèse. Vrai ou faux, ce qu’on dit des hommes tient souvent autant de place dans leur vie et surtout dans leur destinée que ce qu’ils font. M. Myriel était fils d’un conseiller au parlement d’Aix ; noblesse de robe. On contait de lui que son père, le réservant pour hériter de sa charge, l’avait marié de fort bonne heure, à dix-huit ou vingt ans, suivant un usage assez répandu dans les familles parlementaires. Charles Myriel, nonobstant ce mariage, avait, disait-on, beaucoup fait parler de lui. Il était bien fait de sa personne, quoique d’assez petite taille, élégant, gracieux, spirituel ; toute la première partie de sa vie avait été donnée au monde et aux galanteries.',
      'La révolution survint, les événements se précipitèrent, les familles parlementaires décimées, chassées, traquées, se dispersèrent. M. Charles Myriel, dès les premiers jours de la révolution, émigra en Italie. Sa femme y mourut d’une maladie de poitrine dont elle était atteinte depuis longtemps. Ils n’avaient point d’enfants. Que se passa-t-il ensuite dans la destinée de M. Myriel ?',
    ],
  },
  {
    id: 'pd-notre-dame-de-paris',
    mood: 'city',
    shortDescription: {
      en: 'Bells, beggars and a dancer in the square: the Paris of 1482 comes alive in the shadow of its cathedral.',
      fr: 'Des cloches, des truands, une danseuse sur le parvis : le Paris de 1482 revit à l’ombre de sa cathédrale.',
      de: 'Glocken, Bettler und eine Tänzerin auf dem Vorplatz: Das Paris des Jahres 1482 erwacht im Schatten seiner Kathedrale.',
    },
    fullDescription: {
      en: 'Esmeralda dances before Notre-Dame, and three men cannot look away: a captain who plays with her, a priest who is consumed by her, and Quasimodo, the deaf bell-ringer to whom nobody but she would give a drop of water.\n\nKnown in English as The Hunchback of Notre-Dame, the novel is also the portrait of a city. Victor Hugo climbs its towers, reads its stones and listens to its crowds, and he wrote with such fire that Paris began to look after its old buildings again.',
      fr: 'La Esmeralda danse devant Notre-Dame, et trois hommes ne la quittent plus des yeux : un capitaine qui s’en amuse, un prêtre qui se consume et Quasimodo, le sonneur sourd, à qui nul autre qu’elle n’a jamais tendu une goutte d’eau.\n\nLe roman est aussi le portrait d’une ville. Victor Hugo gravit ses tours, déchiffre ses pierres, écoute ses foules, du Palais de Justice à la cour des Miracles. Il y mit tant de feu que Paris se remit à prendre soin de ses vieux monuments.',
      de: 'Esmeralda tanzt vor Notre-Dame, und drei Männer kommen nicht mehr von ihr los: ein Hauptmann, der mit ihr spielt, ein Priester, den die Leidenschaft verzehrt, und Quasimodo, der taube Glöckner, dem niemand außer ihr je einen Schluck Wasser gereicht hat.\n\n„Der Glöckner von Notre-Dame“ ist zugleich das Bildnis einer Stadt. Victor Hugo steigt auf ihre Türme, liest in ihren Steinen und lauscht ihrer Menge. Er schrieb mit solchem Feuer, dass Paris wieder begann, seine alten Bauten zu pflegen.',
    },
    chapter: 'Livre premier – I. La grand’salle',
    firstPages: [
      'Il y a aujourd’hui trois cent quarante-huit ans six mois et dix-neuf jours que les Parisiens s’éveillèrent au bruit de toutes les cloches sonnant à grande volée dans la triple enceinte de la Cité, de l’Université et de la Ville.',
      'Ce n’est cependant pas un jour dont l’histoire ait gardé souvenir que le 6 janvier 1482. Rien de notable dans l’événement qui mettait ainsi en branle, dès le matin, les cloches et les bourgeois de Paris. Ce n’était ni un assaut de Picards ou de Bourguignons, ni une châsse menée en procession, ni une révolte d’écoliers dans la vigne de Laas, ni une entrée de notre dit très redouté seigneur monsieur le roi, ni même une belle pendaison de larrons et de larronnesses à la Justice de Paris. Ce n’était pas non plus la survenue, si fréquente au quinzième siècle, de quelque ambassade chamarrée et empanachée. Il y avait à peine deux jours que la dernière cavalcade de ce genre, celle des ambassadeurs flamands chargés de conclure le mariage entre le dauphin et Marguerite de Flandre, avait fait son entrée à Paris, au grand ennui de M. le cardinal de Bourbon, qui, pour plaire au roi, avait dû faire bonne mine à toute cette rustique cohue de bourgmestres flamands, et les régaler, en son hôtel de Bourbon, d’une moult belle moralité, sotie et farce, tandis qu’une pluie battante inondait à sa porte ses magnifiques tapisseries.',
      'Le 6 janvier, ce qui mettoit en émotion tout le populaire de Paris, comme dit Jehan de Troyes, c’était la double solennité, réunie depuis un temps immémorial, du jour des Rois et de la Fête des Fous.',
      'Ce jour-là, il devait y avoir feu de joie à la Grève, plantation de mai à la chapelle de Braque et mystère au Palais de Justice. Le cri en avait été fait la veille à son de trompe dans les carrefours, par les gens de M. le prévôt, en beaux hoquetons de camelot violet, avec de grandes croix blanches sur la poitrine.',
    ],
  },
  {
    id: 'pd-madame-bovary',
    mood: 'nature',
    shortDescription: {
      en: 'A country doctor’s wife dreams of balls, lovers and Paris, and the dream sends in its bill.',
      fr: 'La femme d’un médecin de campagne rêve de bals, d’amants et de Paris, et le rêve finit par présenter la facture.',
      de: 'Die Frau eines Landarztes träumt von Bällen, Liebhabern und Paris, und der Traum hat seinen Preis.',
    },
    fullDescription: {
      en: 'Emma has read too many novels, and marriage to good, dull Charles Bovary is not like any of them. Between wet Norman fields and the chemist’s coloured bottles she waits for life to begin, first in a lover’s arms, then in the draper’s easy credit.\n\nGustave Flaubert weighed every word of this book, and it shows: nothing is said too loudly, and nothing is missed. Ironical, exact and finally heartbreaking, Madame Bovary changed what a novel could do with an ordinary life.',
      fr: 'Emma a lu trop de romans, et son mariage avec le bon, le terne Charles Bovary ne ressemble à aucun d’eux. Entre les champs mouillés de Normandie et les bocaux du pharmacien, elle attend que la vie commence : dans les bras d’un amant d’abord, puis dans les traites complaisantes du marchand d’étoffes.\n\nGustave Flaubert a pesé chaque mot de ce livre, et cela se sent : rien n’y est dit trop haut, rien n’y échappe. Ironique, précis, bouleversant à la fin, Madame Bovary a changé ce qu’un roman peut faire d’une vie ordinaire.',
      de: 'Emma hat zu viele Romane gelesen, und die Ehe mit dem guten, langweiligen Charles Bovary gleicht keinem davon. Zwischen nassen Feldern der Normandie und den bunten Flaschen des Apothekers wartet sie darauf, dass das Leben beginnt: erst in den Armen eines Geliebten, dann auf Kredit beim Tuchhändler.\n\nGustave Flaubert hat in diesem Buch jedes Wort gewogen, und man merkt es: Nichts ist zu laut gesagt, nichts wird übersehen. Ironisch, genau und am Ende erschütternd, hat „Madame Bovary“ verändert, was ein Roman aus einem gewöhnlichen Leben machen kann.',
    },
    chapter: 'Première partie – I',
    firstPages: [
      'Nous étions à l’étude, quand le Proviseur entra, suivi d’un nouveau habillé en bourgeois et d’un garçon de classe qui portait un grand pupitre. Ceux qui dormaient se réveillèrent, et chacun se leva comme surpris dans son travail.',
      'Le Proviseur nous fit signe de nous rasseoir ; puis, se tournant vers le maître d’études :',
      '— Monsieur Roger, lui dit-il à demi-voix, voici un élève que je vous recommande, il entre en cinquième. Si son travail et sa conduite sont méritoires, il passera dans les grands, où l’appelle son âge.',
      'Resté dans l’angle, derrière la porte, si bien qu’on l’apercevait à peine, le nouveau était un gars de la campagne, d’une quinzaine d’années environ, et plus haut de taille qu’aucun de nous tous. Il avait les cheveux coupés droit sur le front, comme un chantre de village, l’air raisonnable et fort embarrassé. Quoiqu’il ne fût pas large des épaules, son habit-veste de drap vert à boutons noirs devait le gêner aux entournures et laissait voir, par la fente des parements, des poignets rouges habitués à être nus. Ses jambes, en bas bleus, sortaient d’un pantalon jaunâtre très tiré par les bretelles. Il était chaussé de souliers forts, mal cirés, garnis de clous.',
      'On commença la récitation des leçons. Il les écouta de toutes ses oreilles, attentif comme au sermon, n’osant même croiser les cuisses, ni s’appuyer sur le coude, et, à deux heures, quand la cloche sonna, le maître d’études fut obligé de l’avertir, pour qu’il se mît avec nous dans les rangs.',
      'Nous avions l’habitude, en entrant en classe, de jeter nos casquettes par terre, afin d’avoir ensuite nos mains plus libres ; il fallait, dès le seuil de la porte, les lancer sous le banc, de façon à frapper contre la muraille en faisant beaucoup de poussière ; c’était là le genre.',
    ],
  },
  {
    id: 'pd-le-comte-de-monte-cristo-1',
    mood: 'sea',
    shortDescription: {
      en: 'A young sailor is betrayed on the eve of his wedding, and from the depths of a sea fortress grows the most patient of revenges.',
      fr: 'Un jeune marin est trahi à la veille de ses noces, et du fond d’une forteresse marine naît la plus patiente des vengeances.',
      de: 'Ein junger Seemann wird kurz vor seiner Hochzeit verraten, und in der Tiefe einer Festung im Meer reift die geduldigste Rache, die je erzählt wurde.',
    },
    fullDescription: {
      en: 'Edmond Dantès has a ship, a bride and a future. Three envious men and one frightened magistrate are enough to take them all away and to lock him in the Château d’If, where only a learned old prisoner’s tunnel reaches him.\n\nThis first volume of The Count of Monte Cristo holds the prison, the escape and the treasure, and the first steps of a stranger who has learnt to wait. Alexandre Dumas tells it at a gallop, with Marseilles, Rome and the open sea for scenery.',
      fr: 'Edmond Dantès a un navire, une fiancée, un avenir. Trois envieux et un magistrat qui prend peur suffisent pour tout lui ôter et l’enfermer au château d’If, où seul parvient jusqu’à lui le souterrain d’un vieux prisonnier savant.\n\nCe premier tome du Comte de Monte-Cristo contient la prison, l’évasion et le trésor, puis les premiers pas d’un inconnu qui a appris à attendre. Alexandre Dumas raconte au galop, avec Marseille, Rome et le large pour décor.',
      de: 'Edmond Dantès hat ein Schiff, eine Braut und eine Zukunft. Drei Neider und ein ängstlicher Beamter genügen, um ihm alles zu nehmen und ihn ins Château d’If zu sperren, wo ihn nur der Stollen eines alten, gelehrten Mitgefangenen erreicht.\n\nDieser erste Band des „Grafen von Monte Christo“ enthält den Kerker, die Flucht und den Schatz, dazu die ersten Schritte eines Fremden, der das Warten gelernt hat. Alexandre Dumas erzählt im Galopp, mit Marseille, Rom und dem offenen Meer als Kulisse.',
    },
    chapter: 'I. Marseille. – L’arrivée',
    firstPages: [
      'Le 24 février 1815, la vigie de Notre-Dame de la Garde signala le trois-mâts le Pharaon, venant de Smyrne, Trieste et Naples.',
      'Comme d’habitude, un pilote côtier partit aussitôt du port, rasa le château d’If, et alla aborder le navire entre le cap de Morgion et l’île de Rion.',
      'Aussitôt, comme d’habitude encore, la plate-forme du fort Saint-Jean s’était couverte de curieux ; car c’est toujours une grande affaire à Marseille que l’arrivée d’un bâtiment, surtout quand ce bâtiment, comme le Pharaon, a été construit, gréé, arrimé sur les chantiers de la vieille Phocée, et appartient à un armateur de la ville.',
      'Cependant ce bâtiment s’avançait ; il avait heureusement franchi le détroit que quelque secousse volcanique a creusé entre l’île de Calasareigne et l’île de Jaros ; il avait doublé Pomègue, et il s’avançait sous ses trois huniers, son grand foc et sa brigantine, mais si lentement et d’une allure si triste, que les curieux, avec cet instinct qui pressent un malheur, se demandaient quel accident pouvait être arrivé à bord. Néanmoins les experts en navigation reconnaissaient que si un accident était arrivé, ce ne pouvait être au bâtiment lui-même ; car il s’avançait dans toutes les conditions d’un navire parfaitement gouverné : son ancre était en mouillage, ses haubans de beaupré décrochés ; et près du pilote, qui s’apprêtait à diriger le Pharaon par l’étroite entrée du port de Marseille, était un jeune homme au geste rapide et à l’œil actif, qui surveillait chaque mouvement du navire et répétait chaque ordre du pilote.',
      'La vague inquiétude qui planait sur la foule avait particulièrement atteint un des spectateurs de l’esplanade de Saint-Jean, de sorte qu’il ne put attendre l’entrée du bâtiment dans le port ; il sauta dans une petite barque et ordonna de ramer au-devant du Pharaon, qu’il atteignit en face de l’anse de la Réserve.',
    ],
  },
  {
    id: 'pd-les-trois-mousquetaires',
    mood: 'city',
    shortDescription: {
      en: 'One yellow horse, three duels in a single afternoon and four friends for life: d’Artagnan rides to Paris.',
      fr: 'Un cheval jaune, trois duels le même après-midi et quatre amis pour la vie : d’Artagnan monte à Paris.',
      de: 'Ein gelbes Pferd, drei Duelle an einem Nachmittag und vier Freunde fürs Leben: d’Artagnan reitet nach Paris.',
    },
    fullDescription: {
      en: 'D’Artagnan comes up from Gascony with fifteen crowns, a letter and a very short temper. Before he has been a day in Paris he owes a duel to Athos, to Porthos and to Aramis, and soon afterwards the four of them are inseparable.\n\nA queen’s diamonds must be fetched from London, a cardinal spins his webs, and Milady never smiles without a reason. The Three Musketeers is Alexandre Dumas at his gayest: swordplay and jest, friendship and loyalty, and behind them a darkness that makes the laughter count.',
      fr: 'D’Artagnan arrive de Gascogne avec quinze écus, une lettre et la tête près du bonnet. Il n’est pas depuis un jour à Paris qu’il doit un duel à Athos, à Porthos et à Aramis ; bientôt après, les quatre hommes ne se quittent plus.\n\nIl faut aller chercher à Londres les ferrets d’une reine, un cardinal tisse sa toile, et Milady ne sourit jamais sans raison. Voici Alexandre Dumas dans toute sa gaieté : des épées et des bons mots, l’amitié et la parole donnée, et derrière tout cela une ombre qui donne du prix au rire.',
      de: 'D’Artagnan kommt mit fünfzehn Talern, einem Brief und sehr wenig Geduld aus der Gascogne. Noch ist er keinen Tag in Paris, da schuldet er Athos, Porthos und Aramis je ein Duell, und bald darauf sind die vier unzertrennlich.\n\nDie Diamanten einer Königin müssen aus London geholt werden, ein Kardinal spinnt seine Netze, und Mylady lächelt nie ohne Grund. „Die drei Musketiere“ zeigen Alexandre Dumas in bester Laune: Degen und Witz, Freundschaft und Treue, und dahinter ein Dunkel, vor dem das Lachen erst zählt.',
    },
    chapter: 'I. Les trois présents de M. d’Artagnan père',
    firstPages: [
      'Le premier lundi du mois d’avril 1625, le bourg de Meung, où naquit l’auteur du Roman de la Rose, semblait être dans une révolution aussi entière que si les huguenots en fussent venus faire une seconde Rochelle. Plusieurs bourgeois, voyant s’enfuir les femmes du côté de la Grande-Rue, entendant les enfants crier sur le seuil des portes, se hâtaient d’endosser la cuirasse et, appuyant leur contenance quelque peu incertaine d’un mousquet ou d’une pertuisane, se dirigeaient vers l’hôtellerie du Franc Meunier, devant laquelle s’empressait, en grossissant de minute en minute, un groupe compact, bruyant et plein de curiosité.',
      'En ce temps-là les paniques étaient fréquentes, et peu de jours se passaient sans qu’une ville ou l’autre enregistrât sur ses archives quelque événement de ce genre. Il y avait les seigneurs qui guerroyaient entre eux ; il y avait le roi qui faisait la guerre au cardinal ; il y avait l’Espagnol qui faisait la guerre au roi. Puis, outre ces guerres sourdes ou publiques, secrètes ou patentes, il y avait encore les voleurs, les mendiants, les huguenots, les loups et les laquais, qui faisaient la guerre à tout le monde. Les bourgeois s’armaient toujours contre les voleurs, contre les loups, contre les laquais, – souvent contre les seigneurs et les huguenots, – quelquefois contre le roi, – mais jamais contre le cardinal et l’Espagnol. Il résulta donc de cette habitude prise, que, ce susdit premier lundi du mois d’avril 1625, les bourgeois, entendant du bruit, et ne voyant ni le guidon jaune et rouge, ni la livrée du duc de Richelieu, se précipitèrent du côté de l’hôtel du Franc Meunier.',
      'Arrivé là, chacun put voir et reconnaître la cause de cette rumeur.',
    ],
  },
  {
    id: 'pd-le-rouge-et-le-noir',
    mood: 'plain',
    shortDescription: {
      en: 'A carpenter’s son with a head full of Napoleon sets out to conquer a world that has closed its ranks.',
      fr: 'Un fils de charpentier, la tête pleine de Napoléon, part à la conquête d’un monde qui a resserré les rangs.',
      de: 'Ein Zimmermannssohn, der von Napoleon träumt, zieht aus, eine Welt zu erobern, die ihre Reihen geschlossen hat.',
    },
    fullDescription: {
      en: 'Julien Sorel is poor, proud and clever, and he was born too late for glory on the battlefield. In the France of 1830 the road upwards leads through the Church and through drawing rooms, and so he hides his heart and learns to play a part.\n\nTwo women see through the mask: gentle Madame de Rênal and brilliant, capricious Mathilde. In The Red and the Black Stendhal follows his hero’s thoughts as quickly as they come, with an irony so light that we hardly notice how near we have come to loving him.',
      fr: 'Julien Sorel est pauvre, fier, intelligent, et né trop tard pour la gloire des champs de bataille. Dans la France de 1830, le chemin qui monte passe par l’Église et par les salons ; il cache donc son cœur et apprend à jouer un rôle.\n\nDeux femmes voient sous le masque : la tendre madame de Rênal et la brillante, la capricieuse Mathilde. Stendhal suit les pensées de son héros aussi vite qu’elles viennent, avec une ironie si légère qu’on s’aperçoit à peine qu’on s’est mis à l’aimer.',
      de: 'Julien Sorel ist arm, stolz und klug, und für den Ruhm auf dem Schlachtfeld kam er zu spät zur Welt. Im Frankreich von 1830 führt der Weg nach oben durch die Kirche und durch die Salons; also verbirgt er sein Herz und lernt, eine Rolle zu spielen.\n\nZwei Frauen blicken hinter die Maske: die sanfte Madame de Rênal und die glänzende, launische Mathilde. In „Rot und Schwarz“ folgt Stendhal den Gedanken seines Helden so schnell, wie sie kommen, und mit so leichter Ironie, dass wir kaum merken, wie lieb er uns wird.',
    },
    chapter: 'Chapitre premier. Une petite ville',
    firstPages: [
      'La petite ville de Verrières peut passer pour l’une des plus jolies de la Franche-Comté. Ses maisons blanches avec leurs toits pointus de tuiles rouges s’étendent sur la pente d’une colline, dont des touffes de vigoureux châtaigniers marquent les moindres sinuosités. Le Doubs coule à quelques centaines de pieds au-dessous de ses fortifications, bâties jadis par les Espagnols, et maintenant ruinées.',
      'Verrières est abritée du côté du nord par une haute montagne, c’est une des branches du Jura. Les cimes brisées du Verra se couvrent de neige dès les premiers froids d’octobre. Un torrent, qui se précipite de la montagne, traverse Verrières avant de se jeter dans le Doubs, et donne le mouvement à un grand nombre de scies à bois ; c’est une industrie fort simple et qui procure un certain bien-être à la majeure partie des habitants plus paysans que bourgeois. Ce ne sont pas cependant les scies à bois qui ont enrichi cette petite ville. C’est à la fabrique des toiles peintes, dites de Mulhouse, que l’on doit l’aisance générale qui, depuis la chute de Napoléon, a fait rebâtir les façades de presque toutes les maisons de Verrières.',
      'À peine entre-t-on dans la ville que l’on est étourdi par le fracas d’une machine bruyante et terrible en apparence. Vingt marteaux pesants, et retombant avec un bruit qui fait trembler le pavé, sont élevés par une roue que l’eau du torrent fait mouvoir. Chacun de ces marteaux fabrique, chaque jour, je ne sais combien de milliers de clous. Ce sont de jeunes filles fraîches et jolies qui présentent aux coups de ces marteaux énormes les petits morceaux de fer qui sont rapidement transformés en clous. Ce travail, si rude en apparence, est un de ceux qui étonnent le plus le voyageur qui pénètre pour la première fois dans les montagnes qui séparent la France de l’Helvétie. Si, en entrant à Verrières, le voyageur demande à qui appartient cette belle fabrique de clous qui assourdit les gens qui montent la grande rue, on lui répond avec un accent traînard : Eh ! elle est à M. le maire.',
    ],
  },
  {
    id: 'pd-germinal',
    mood: 'night',
    shortDescription: {
      en: 'Down a pit in the north of France, hunger turns into a strike and a strike into a storm.',
      fr: 'Au fond d’une mine du Nord, la faim devient grève et la grève devient tempête.',
      de: 'In einer Grube im Norden Frankreichs wird aus Hunger ein Streik und aus dem Streik ein Sturm.',
    },
    fullDescription: {
      en: 'Étienne Lantier arrives at Montsou one freezing night without work, without bread. The mine takes him in, as it has taken in the Maheus for generations: father, children and horses, all living by a lamp’s light under the earth.\n\nWhen the Company cuts their pay, the village stops work, and Émile Zola lets us hear a whole people’s patience break. Germinal is documentary and epic at once: the cold kitchens, the crowd on the road, the flooded galleries, and beneath everything the stubborn sound of something growing.',
      fr: 'Étienne Lantier arrive à Montsou par une nuit glacée, sans travail et sans pain. La mine le prend, comme elle prend depuis des générations les Maheu : père, enfants et chevaux, tous vivant à la lueur d’une lampe, sous la terre.\n\nQuand la Compagnie rogne les salaires, le coron cesse le travail, et Émile Zola nous fait entendre se rompre la patience de tout un peuple. Germinal est à la fois document et épopée : les cuisines froides, la foule sur la route, les galeries noyées et, dessous, le bruit têtu de quelque chose qui pousse.',
      de: 'Étienne Lantier kommt in einer eisigen Nacht nach Montsou, ohne Arbeit und ohne Brot. Die Grube nimmt ihn auf, wie sie seit Generationen die Maheus aufnimmt: Vater, Kinder und Pferde, alle leben beim Schein einer Lampe unter der Erde.\n\nAls die Gesellschaft den Lohn drückt, legt die Siedlung die Arbeit nieder, und Émile Zola lässt uns hören, wie einem ganzen Volk die Geduld reißt. „Germinal“ ist Bericht und Epos zugleich: die kalten Küchen, die Menge auf der Landstraße, die überfluteten Stollen und unter allem das zähe Geräusch von etwas, das wächst.',
    },
    chapter: 'Première partie – I',
    firstPages: [
      'Dans la plaine rase, sous la nuit sans étoiles, d’une obscurité et d’une épaisseur d’encre, un homme suivait seul la grande route de Marchiennes à Montsou, dix kilomètres de pavé coupant tout droit, à travers les champs de betteraves. Devant lui, il ne voyait même pas le sol noir, et il n’avait la sensation de l’immense horizon plat que par les souffles du vent de mars, des rafales larges comme sur une mer, glacées d’avoir balayé des lieues de marais et de terres nues. Aucune ombre d’arbre ne tachait le ciel, le pavé se déroulait avec la rectitude d’une jetée, au milieu de l’embrun aveuglant des ténèbres.',
      'L’homme était parti de Marchiennes vers deux heures. Il marchait d’un pas allongé, grelottant sous le coton aminci de sa veste et de son pantalon de velours. Un petit paquet, noué dans un mouchoir à carreaux, le gênait beaucoup ; et il le serrait contre ses flancs, tantôt d’un coude, tantôt de l’autre, pour glisser au fond de ses poches les deux mains à la fois, des mains gourdes que les lanières du vent d’est faisaient saigner. Une seule idée occupait sa tête vide d’ouvrier sans travail et sans gîte, l’espoir que le froid serait moins vif après le lever du jour. Depuis une heure, il avançait ainsi, lorsque sur la gauche, à deux kilomètres de Montsou, il aperçut des feux rouges, trois brasiers brûlant au plein air, et comme suspendus. D’abord, il hésita, pris de crainte ; puis, il ne put résister au besoin douloureux de se chauffer un instant les mains.',
      'Un chemin creux s’enfonçait. Tout disparut. L’homme avait à droite une palissade, quelque mur de grosses planches fermant une voie ferrée ; tandis qu’un talus d’herbe s’élevait à gauche, surmonté de pignons confus, d’une vision de village aux toitures basses et uniformes. Il fit environ deux cents pas. Brusquement, à un coude du chemin, les feux reparurent près de lui, sans qu’il comprît davantage comment ils brûlaient si haut dans le ciel mort, pareils à des lunes fumeuses.',
    ],
  },
  {
    id: 'pd-l-assommoir',
    mood: 'city',
    shortDescription: {
      en: 'A laundress asks of life only a little work, a clean corner and her own bed, and almost has it.',
      fr: 'Une blanchisseuse ne demande à la vie qu’un peu d’ouvrage, un coin propre et un lit à elle, et elle y touche presque.',
      de: 'Eine Wäscherin verlangt vom Leben nur etwas Arbeit, eine saubere Ecke und ein eigenes Bett, und fast bekommt sie es.',
    },
    fullDescription: {
      en: 'Gervaise limps a little, works hard and has a good heart. Left by her lover in a Paris rooming house, she marries Coupeau the roofer, saves, opens her own laundry and sets a goose on the table for the whole street. Then one fall from a roof begins the long way down.\n\nÉmile Zola gave this novel, in English also The Drinking Den, the very speech of the workshops and the bars, and set the drink-seller’s great copper apparatus gleaming behind it. It scandalised its first readers and made him famous, and it has lost none of its warmth.',
      fr: 'Gervaise boite un peu, travaille dur et a bon cœur. Abandonnée par son amant dans un hôtel garni, elle épouse Coupeau, le zingueur, économise, ouvre sa blanchisserie et sert une oie à tout le quartier. Puis une chute du haut d’un toit commence la longue descente.\n\nÉmile Zola a donné à ce roman la langue même des ateliers et des cabarets, avec, au fond, l’alambic de cuivre qui luit. Le livre scandalisa ses premiers lecteurs et rendit son auteur célèbre ; il n’a rien perdu de sa chaleur.',
      de: 'Gervaise hinkt ein wenig, arbeitet hart und hat ein gutes Herz. Von ihrem Geliebten in einem Pariser Logierhaus verlassen, heiratet sie den Bauklempner Coupeau, spart, eröffnet ihre eigene Wäscherei und tischt der ganzen Straße eine Gans auf. Dann beginnt mit einem Sturz vom Dach der lange Weg hinab.\n\nÉmile Zola gab dem Roman, deutsch auch „Der Totschläger“, die Sprache der Werkstätten und Schenken, und im Hintergrund glänzt der kupferne Brennkolben. Das Buch empörte seine ersten Leser, machte seinen Autor berühmt und hat nichts von seiner Wärme verloren.',
    },
    chapter: 'I',
    firstPages: [
      'Gervaise avait attendu Lantier jusqu’à deux heures du matin. Puis, toute frissonnante d’être restée en camisole à l’air vif de la fenêtre, elle s’était assoupie, jetée en travers du lit, fiévreuse, les joues trempées de larmes. Depuis huit jours, au sortir du Veau à deux têtes, où ils mangeaient, il l’envoyait se coucher avec les enfants et ne reparaissait que tard dans la nuit, en racontant qu’il cherchait du travail. Ce soir-là, pendant qu’elle guettait son retour, elle croyait l’avoir vu entrer au bal du Grand-Balcon, dont les dix fenêtres flambantes éclairaient d’une nappe d’incendie la coulée noire des boulevards extérieurs ; et, derrière lui, elle avait aperçu la petite Adèle, une brunisseuse qui dînait à leur restaurant, marchant à cinq ou six pas, les mains ballantes, comme si elle venait de lui quitter le bras pour ne pas passer ensemble sous la clarté crue des globes de la porte.',
      'Quand Gervaise s’éveilla, vers cinq heures, raidie, les reins brisés, elle éclata en sanglots. Lantier n’était pas rentré. Pour la première fois, il découchait. Elle resta assise au bord du lit, sous le lambeau de perse déteinte qui tombait de la flèche attachée au plafond par une ficelle. Et, lentement, de ses yeux voilés de larmes, elle faisait le tour de la misérable chambre garnie, meublée d’une commode de noyer dont un tiroir manquait, de trois chaises de paille et d’une petite table graisseuse, sur laquelle traînait un pot à eau ébréché. On avait ajouté, pour les enfants, un lit de fer qui barrait la commode et emplissait les deux tiers de la pièce. La malle de Gervaise et de Lantier, grande ouverte dans un coin, montrait ses flancs vides, un vieux chapeau d’homme tout au fond, enfoui sous des chemises et des chaussettes sales ; tandis que, le long des murs, sur le dossier des meubles, pendaient un châle troué, un pantalon mangé par la boue, les dernières nippes dont les marchands d’habits ne voulaient pas. Au milieu de la cheminée, entre deux flambeaux de zinc dépareillés, il y avait un paquet de reconnaissances du Mont-de-Piété, d’un rose tendre. C’était la belle chambre de l’hôtel, la chambre du premier, qui donnait sur le boulevard.',
      'Cependant, couchés côte à côte sur le même oreiller, les deux enfants dormaient.',
    ],
  },
  {
    id: 'pd-vingt-mille-lieues-sous-les-mers',
    mood: 'sea',
    shortDescription: {
      en: 'Something long, bright and faster than any whale is sinking ships, and inside it a captain plays the organ.',
      fr: 'Une chose longue, lumineuse, plus rapide qu’une baleine, éventre les navires ; au-dedans, un capitaine joue de l’orgue.',
      de: 'Etwas Langes, Leuchtendes, schneller als jeder Wal, versenkt Schiffe, und in seinem Innern spielt ein Kapitän die Orgel.',
    },
    fullDescription: {
      en: 'Professor Aronnax sets out to hunt a sea monster and ends as the guest, or the prisoner, of Captain Nemo. Aboard the Nautilus he walks through forests on the ocean floor, sees Atlantis by the light of a volcano and fights the giant squid.\n\nIn Twenty Thousand Leagues Under the Sea Jules Verne took the science of his day and dived with it. The wonders are still fresh, but what stays longest is Nemo himself: courteous, learned, free of all nations and unable to forgive.',
      fr: 'Le professeur Aronnax part chasser un monstre marin et devient l’hôte, ou le prisonnier, du capitaine Nemo. À bord du Nautilus, il se promène dans des forêts au fond de l’océan, voit l’Atlantide à la lueur d’un volcan et affronte les poulpes géants.\n\nJules Verne a pris la science de son temps et a plongé avec elle. Les merveilles ont gardé leur fraîcheur ; mais ce qui demeure le plus longtemps, c’est Nemo : courtois, savant, affranchi de toutes les nations et incapable de pardonner.',
      de: 'Professor Aronnax will ein Seeungeheuer jagen und wird der Gast oder der Gefangene von Kapitän Nemo. An Bord der Nautilus spaziert er durch Wälder auf dem Meeresgrund, sieht Atlantis im Schein eines Vulkans und kämpft gegen Riesenkraken.\n\nIn „Zwanzigtausend Meilen unter dem Meer“ nahm Jules Verne die Wissenschaft seiner Zeit und tauchte mit ihr hinab. Die Wunder sind frisch geblieben, doch am längsten bleibt Nemo selbst im Gedächtnis: höflich, gelehrt, aller Nationen ledig und unfähig zu verzeihen.',
    },
    chapter: 'Première partie – I. Un écueil fuyant',
    firstPages: [
      'L’année 1866 fut marquée par un événement bizarre, un phénomène inexpliqué et inexplicable que personne n’a sans doute oublié. Sans parler des rumeurs qui agitaient les populations des ports et surexcitaient l’esprit public à l’intérieur des continents, les gens de mer furent particulièrement émus. Les négociants, armateurs, capitaines de navires, skippers et masters de l’Europe et de l’Amérique, officiers des marines militaires de tous pays, et, après eux, les gouvernements des divers États des deux continents, se préoccupèrent de ce fait au plus haut point.',
      'En effet, depuis quelque temps, plusieurs navires s’étaient rencontrés sur mer avec « une chose énorme », un objet long, fusiforme, parfois phosphorescent, infiniment plus vaste et plus rapide qu’une baleine.',
      'Les faits relatifs à cette apparition, consignés aux divers livres de bord, s’accordaient assez exactement sur la structure de l’objet ou de l’être en question, la vitesse inouïe de ses mouvements, la puissance surprenante de sa locomotion, la vie particulière dont il semblait doué. Si c’était un cétacé, il surpassait en volume tous ceux que la science avait classés jusqu’alors. Ni Cuvier, ni Lacépède, ni M. Dumeril, ni M. de Quatrefages n’eussent admis l’existence d’un tel monstre – à moins de l’avoir vu, ce qui s’appelle vu de leurs propres yeux de savants.',
      'À prendre la moyenne des observations faites à diverses reprises – en rejetant les évaluations timides qui assignaient à cet objet une longueur de deux cents pieds et en repoussant les opinions exagérées qui le disaient large d’un mille et long de trois –, on pouvait affirmer, cependant, que cet être phénoménal dépassait de beaucoup toutes les dimensions admises jusqu’à ce jour par les ichtyologistes, – s’il existait toutefois.',
      'Or, il existait, le fait en lui-même n’était plus niable, et, avec ce penchant qui pousse au merveilleux la cervelle humaine, on comprendra l’émotion produite dans le monde entier par cette surnaturelle apparition. Quant à la rejeter au rang des fables, il fallait y renoncer.',
    ],
  },
  {
    id: 'pd-le-tour-du-monde-en-quatre-vingts-jours',
    mood: 'sea',
    shortDescription: {
      en: 'Twenty thousand pounds say it can be done: a man of clockwork habits leaves his club and races the calendar round the globe.',
      fr: 'Vingt mille livres sur la table : un homme réglé comme une horloge quitte son club et court contre le calendrier autour du globe.',
      de: 'Zwanzigtausend Pfund stehen auf dem Spiel: Ein Mann, pünktlich wie eine Uhr, verlässt seinen Klub und fährt mit dem Kalender um die Wette.',
    },
    fullDescription: {
      en: 'Phileas Fogg has never been known to hurry. Yet after a game of whist he wagers half his fortune that he will be back at the Reform Club in eighty days, and departs that same evening with his new servant, the warm-hearted Passepartout.\n\nTrains, steamers, an elephant and a sledge under sail carry them through India, Hong Kong and the American West, with a detective at their heels and a rescued princess at their side. Around the World in Eighty Days is Jules Verne’s lightest book, and its last trick is perfect.',
      fr: 'Nul n’a jamais vu Phileas Fogg se presser. Pourtant, après une partie de whist, il parie la moitié de sa fortune qu’il sera de retour au Reform-Club dans quatre-vingts jours, et il part le soir même avec son nouveau domestique, le chaleureux Passepartout.\n\nDes trains, des paquebots, un éléphant, un traîneau à voiles les mènent à travers l’Inde, Hong-Kong et l’Ouest américain, un détective sur les talons et une princesse sauvée à leurs côtés. C’est le plus léger des livres de Jules Verne, et son dernier tour est parfait.',
      de: 'Noch nie hat jemand Phileas Fogg in Eile gesehen. Doch nach einer Partie Whist wettet er um sein halbes Vermögen, dass er in achtzig Tagen wieder im Reform Club sein wird, und reist noch am selben Abend ab, mit seinem neuen Diener, dem warmherzigen Passepartout.\n\nZüge, Dampfer, ein Elefant und ein Segelschlitten tragen sie durch Indien, Hongkong und den amerikanischen Westen, einen Detektiv auf den Fersen und eine gerettete Prinzessin an der Seite. „In achtzig Tagen um die Welt“ ist Jules Vernes leichtestes Buch, und sein letzter Kniff ist vollkommen.',
    },
    chapter:
      'I. Dans lequel Phileas Fogg et Passepartout s’acceptent réciproquement, l’un comme maître, l’autre comme domestique',
    firstPages: [
      'En l’année 1872, la maison portant le numéro 7 de Saville-row, Burlington Gardens – maison dans laquelle Sheridan mourut en 1814 –, était habitée par Phileas Fogg, esq., l’un des membres les plus singuliers et les plus remarqués du Reform-Club de Londres, bien qu’il semblât prendre à tâche de ne rien faire qui pût attirer l’attention.',
      'À l’un des plus grands orateurs qui honorent l’Angleterre, succédait donc ce Phileas Fogg, personnage énigmatique, dont on ne savait rien, sinon que c’était un fort galant homme et l’un des plus beaux gentlemen de la haute société anglaise.',
      'On disait qu’il ressemblait à Byron – par la tête, car il était irréprochable quant aux pieds –, mais un Byron à moustaches et à favoris, un Byron impassible, qui aurait vécu mille ans sans vieillir.',
      'Anglais, à coup sûr, Phileas Fogg n’était peut-être pas Londonner. On ne l’avait jamais vu ni à la Bourse, ni à la Banque, ni dans aucun des comptoirs de la Cité. Ni les bassins ni les docks de Londres n’avaient jamais reçu un navire ayant pour armateur Phileas Fogg. Ce gentleman ne figurait dans aucun comité d’administration. Son nom n’avait jamais retenti dans un collège d’avocats, ni au Temple, ni à Lincoln’s-inn, ni à Gray’s-inn. Jamais il ne plaida ni à la Cour du chancelier, ni au Banc de la Reine, ni à l’Échiquier, ni en Cour ecclésiastique. Il n’était ni industriel, ni négociant, ni marchand, ni agriculteur. Il ne faisait partie ni de l’Institution royale de la Grande-Bretagne, ni de l’Institution de Londres, ni de l’Institution des Artisans, ni de l’Institution Russell, ni de l’Institution littéraire de l’Ouest, ni de l’Institution du Droit, ni de cette Institution des Arts et des Sciences réunis, qui est placée sous le patronage direct de Sa Gracieuse Majesté. Il n’appartenait enfin à aucune des nombreuses sociétés qui pullulent dans la capitale de l’Angleterre, depuis la Société de l’Armonica jusqu’à la Société entomologique, fondée principalement dans le but de détruire les insectes nuisibles.',
      'Phileas Fogg était membre du Reform-Club, et voilà tout.',
    ],
  },
]
