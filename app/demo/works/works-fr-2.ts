import type { DemoWork } from '../demo-types.ts'

export const frenchWorks2: DemoWork[] = [
  {
    id: 'pd-discours-de-la-methode',
    mood: 'plain',
    shortDescription: {
      en: 'A short, friendly book that clears the table of every opinion and starts thinking again from one sure sentence.',
      fr: 'Un petit livre amical qui débarrasse la table de toutes les opinions et recommence à penser à partir d’une seule phrase certaine.',
      de: 'Ein kurzes, freundliches Buch, das alle Meinungen vom Tisch räumt und von einem einzigen sicheren Satz aus neu zu denken beginnt.',
    },
    fullDescription: {
      en: 'René Descartes does not lecture here: he tells his story. He speaks of good schools that left him doubtful, of years on the road reading the great book of the world, and of a winter’s day alone in a heated room when he resolved to rebuild his knowledge from the ground.\n\nFour rules are enough for him, and one discovery: I think, therefore I am. The Discourse on the Method was written in French rather than Latin so that everybody might judge for themselves, and it is still the clearest invitation to use one’s own head.',
      fr: 'René Descartes ne fait pas ici la leçon : il raconte. Il dit les bonnes écoles qui l’ont laissé dans le doute, les années de voyage à lire le grand livre du monde, et cette journée d’hiver, seul dans une chambre chauffée, où il résolut de rebâtir son savoir depuis les fondations.\n\nQuatre règles lui suffisent, et une découverte : je pense, donc je suis. Écrit en français plutôt qu’en latin pour que chacun puisse en juger, le Discours de la méthode reste la plus claire des invitations à se servir de sa propre raison.',
      de: 'René Descartes hält hier keine Vorlesung, er erzählt. Er spricht von guten Schulen, die ihn im Zweifel ließen, von Reisejahren, in denen er im großen Buch der Welt las, und von einem Wintertag allein in einer geheizten Stube, an dem er beschloss, sein Wissen von Grund auf neu zu bauen.\n\nVier Regeln genügen ihm und eine Entdeckung: Ich denke, also bin ich. Der „Diskurs über die Methode“ ist auf Französisch statt auf Latein geschrieben, damit jeder selbst urteilen könne, und bis heute die klarste Einladung, den eigenen Kopf zu gebrauchen.',
    },
    chapter: 'Première partie',
    firstPages: [
      'Le bon sens est la chose du monde la mieux partagée ; car chacun pense en être si bien pourvu, que ceux même qui sont les plus difficiles à contenter en toute autre chose n’ont point coutume d’en désirer plus qu’ils en ont. En quoi il n’est pas vraisemblable que tous se trompent : mais plutôt cela témoigne que la puissance de bien juger et distinguer le vrai d’avec le faux, qui est proprement ce qu’on nomme le bon sens ou la raison, est naturellement égale en tous les hommes ; et ainsi que la diversité de nos opinions ne vient pas de ce que les uns sont plus raisonnables que les autres, mais seulement de ce que nous conduisons nos pensées par diverses voies, et ne considérons pas les mêmes choses. Car ce n’est pas assez d’avoir l’esprit bon, mais le principal est de l’appliquer bien. Les plus grandes âmes sont capables des plus grands vices aussi bien que des plus grandes vertus ; et ceux qui ne marchent que fort lentement peuvent avancer beaucoup davantage, s’ils suivent toujours le droit chemin, que ne font ceux qui courent et qui s’en éloignent.',
      'Pour moi, je n’ai jamais présumé que mon esprit fût en rien plus parfait que ceux du commun ; même j’ai souvent souhaité d’avoir la pensée aussi prompte, ou l’imagination aussi nette et distincte, ou la mémoire aussi ample ou aussi présente, que quelques autres. Et je ne sache point de qualités que celles-ci qui servent à la perfection de l’esprit ; car pour la raison, ou le sens, d’autant qu’elle est la seule chose qui nous rend hommes et nous distingue des bêtes, je veux croire qu’elle est tout entière en un chacun ; et suivre en ceci l’opinion commune des philosophes, qui disent qu’il n’y a du plus et du moins qu’entre les accidents, et non point entre les formes ou natures des individus d’une même espèce.',
      'Mais je ne craindrai pas de dire que je pense avoir eu beaucoup d’heur de m’être rencontré dès ma jeunesse en certains chemins qui m’ont conduit à des considérations et des maximes dont j’ai formé une méthode, par laquelle il me semble que j’ai moyen d’augmenter par degrés ma connaissance, et de l’élever peu à peu au plus haut point auquel la médiocrité de mon esprit et la courte durée de ma vie lui pourront permettre d’atteindre.',
    ],
  },
  {
    id: 'pd-candide',
    mood: 'nature',
    shortDescription: {
      en: 'All is for the best in the best of all possible worlds, until a kiss behind a screen sends Candide out to see it.',
      fr: 'Tout est au mieux dans le meilleur des mondes, jusqu’au jour où un baiser derrière un paravent envoie Candide y voir de plus près.',
      de: 'Alles ist aufs Beste bestellt in der besten aller Welten, bis ein Kuss hinter einem Wandschirm Candide hinausschickt, sie anzusehen.',
    },
    fullDescription: {
      en: 'Driven from a castle in Westphalia, the trustful Candide looks for his Cunégonde across half the globe. War, shipwreck, the Lisbon earthquake and the Inquisition lie on his way; so does Eldorado, where children play at quoits with rubies. And his tutor Pangloss can explain everything.\n\nVoltaire keeps it short, swift and wickedly funny. Candide, or Optimism has no patience with comfortable systems, but great patience with people, and ends in a garden with a sentence that readers have carried about with them ever since.',
      fr: 'Chassé d’un château de Westphalie, le confiant Candide cherche sa Cunégonde à travers la moitié du globe. La guerre, le naufrage, le tremblement de terre de Lisbonne et l’Inquisition l’attendent en chemin ; l’Eldorado aussi, où les enfants jouent au palet avec des rubis. Et son maître Pangloss explique tout.\n\nVoltaire va vite, frappe juste et fait rire méchamment. Son conte n’a aucune patience pour les systèmes confortables, mais beaucoup pour les hommes, et il s’achève dans un jardin sur une phrase que ses lecteurs emportent depuis lors avec eux.',
      de: 'Aus einem Schloss in Westfalen verjagt, sucht der gutgläubige Candide seine Kunigunde rund um die halbe Erde. Krieg, Schiffbruch, das Erdbeben von Lissabon und die Inquisition liegen auf seinem Weg, aber auch Eldorado, wo Kinder mit Rubinen spielen. Und sein Lehrer Pangloss kann alles erklären.\n\nVoltaire fasst sich kurz, ist schnell und boshaft komisch. „Candide oder der Optimismus“ hat keine Geduld mit bequemen Systemen, wohl aber mit den Menschen, und endet in einem Garten mit einem Satz, den seine Leser seither bei sich tragen.',
    },
    chapter:
      'Chapitre premier. Comment Candide fut élevé dans un beau château, et comment il fut chassé d’icelui',
    firstPages: [
      'Il y avait en Vestphalie, dans le château de monsieur le baron de Thunder-ten-tronckh, un jeune garçon à qui la nature avait donné les mœurs les plus douces. Sa physionomie annonçait son âme. Il avait le jugement assez droit, avec l’esprit le plus simple ; c’est, je crois, pour cette raison qu’on le nommait Candide. Les anciens domestiques de la maison soupçonnaient qu’il était fils de la sœur de monsieur le baron, et d’un bon et honnête gentilhomme du voisinage, que cette demoiselle ne voulut jamais épouser, parce qu’il n’avait pu prouver que soixante et onze quartiers, et que le reste de son arbre généalogique avait été perdu par l’injure du temps.',
      'Monsieur le baron était un des plus puissants seigneurs de la Vestphalie, car son château avait une porte et des fenêtres. Sa grande salle même était ornée d’une tapisserie. Tous les chiens de ses basses-cours composaient une meute dans le besoin ; ses palefreniers étaient ses piqueurs ; le vicaire du village était son grand aumônier. Ils l’appelaient tous monseigneur, et ils riaient quand il faisait des contes.',
      'Madame la baronne, qui pesait environ trois cent cinquante livres, s’attirait par là une très grande considération, et faisait les honneurs de la maison avec une dignité qui la rendait encore plus respectable. Sa fille Cunégonde, âgée de dix-sept ans, était haute en couleur, fraîche, grasse, appétissante. Le fils du baron paraissait en tout digne de son père. Le précepteur Pangloss était l’oracle de la maison, et le petit Candide écoutait ses leçons avec toute la bonne foi de son âge et de son caractère.',
      'Pangloss enseignait la métaphysico-théologo-cosmolonigologie. Il prouvait admirablement qu’il n’y a point d’effet sans cause, et que, dans ce meilleur des mondes possibles, le château de monseigneur le baron était le plus beau des châteaux, et madame la meilleure des baronnes possibles.',
    ],
  },
  {
    id: 'pd-les-liaisons-dangereuses',
    mood: 'plain',
    shortDescription: {
      en: 'Two brilliant letter writers play with other people’s hearts, and the ink turns to poison.',
      fr: 'Deux brillants épistoliers jouent avec le cœur des autres, et l’encre devient poison.',
      de: 'Zwei glänzende Briefschreiber spielen mit den Herzen anderer, und die Tinte wird zu Gift.',
    },
    fullDescription: {
      en: 'The Marquise de Merteuil wants revenge on a faithless lover; the Vicomte de Valmont wants the one woman who cannot be had. Between a convent girl, a shy music teacher and a virtuous wife they set their traps, and report every move to each other in faultless prose.\n\nChoderlos de Laclos published only one novel, and it was enough. Dangerous Liaisons lets the letters speak alone: we read over everyone’s shoulder, admire against our will, and notice too late that the game has become a war, and that nobody will leave it unhurt.',
      fr: 'La marquise de Merteuil veut se venger d’un amant infidèle ; le vicomte de Valmont veut la seule femme qu’on ne puisse avoir. Autour d’une jeune fille sortie du couvent, d’un timide maître de musique et d’une épouse vertueuse, ils tendent leurs pièges et s’en rendent compte dans une prose impeccable.\n\nChoderlos de Laclos n’a publié qu’un roman, et ce fut assez. Il laisse parler les seules lettres : nous lisons par-dessus toutes les épaules, nous admirons malgré nous, et nous voyons trop tard que le jeu est devenu une guerre dont personne ne sortira indemne.',
      de: 'Die Marquise de Merteuil will sich an einem treulosen Geliebten rächen, der Vicomte de Valmont will die eine Frau, die nicht zu haben ist. Um ein Mädchen aus dem Kloster, einen schüchternen Musiklehrer und eine tugendhafte Gattin stellen sie ihre Fallen und berichten einander jeden Zug in makelloser Prosa.\n\nChoderlos de Laclos hat nur einen Roman veröffentlicht, und der genügte. In den „Gefährlichen Liebschaften“ sprechen allein die Briefe: Wir lesen jedem über die Schulter, bewundern wider Willen und merken zu spät, dass aus dem Spiel ein Krieg geworden ist, aus dem niemand unverletzt hervorgeht.',
    },
    chapter:
      'Première partie – Lettre première. Cécile Volanges à Sophie Carnay, aux Ursulines de…',
    firstPages: [
      'Tu vois, ma bonne amie, que je te tiens parole, et que les bonnets et les pompons ne prennent pas tout mon temps ; il m’en restera toujours pour toi. J’ai pourtant vu plus de parures dans cette seule journée que dans les quatre ans que nous avons passés ensemble ; et je crois que la superbe Tanville aura plus de chagrin à ma première visite, où je compte bien la demander, qu’elle n’a cru nous en faire toutes les fois qu’elle est venue nous voir in fiocchi. Maman m’a consultée sur tout ; elle me traite beaucoup moins en pensionnaire que par le passé. J’ai une femme de chambre à moi ; j’ai une chambre et un cabinet dont je dispose, et je t’écris à un secrétaire très joli, dont on m’a remis la clef, et où je peux renfermer tout ce que je veux. Maman m’a dit que je la verrais tous les jours à son lever ; qu’il suffisait que je fusse coiffée pour dîner, parce que nous serions toujours seules, et qu’alors elle me dirait chaque jour l’heure où je devrais l’aller joindre l’après-midi. Le reste du temps est à ma disposition, et j’ai ma harpe, mon dessin, et des livres comme au couvent ; si ce n’est que la mère Perpétue n’est pas là pour me gronder, et qu’il ne tiendrait qu’à moi d’être toujours à rien faire : mais comme je n’ai pas ma Sophie pour causer et pour rire, j’aime autant m’occuper.',
      'Il n’est pas encore cinq heures ; je ne dois aller retrouver maman qu’à sept : voilà bien du temps, si j’avais quelque chose à te dire ! Mais on ne m’a encore parlé de rien ; et sans les apprêts que je vois faire, et la quantité d’ouvrières qui viennent toutes pour moi, je croirais qu’on ne songe pas à me marier, et que c’est un radotage de plus de la bonne Joséphine. Cependant maman m’a dit si souvent qu’une demoiselle devait rester au couvent jusqu’à ce qu’elle se mariât, que puisqu’elle m’en fait sortir, il faut bien que Joséphine ait raison.',
      'Il vient d’arrêter un carrosse à la porte, et maman me fait dire de passer chez elle tout de suite. Si c’était le Monsieur ? Je ne suis pas habillée, la main me tremble et le cœur me bat.',
    ],
  },
  {
    id: 'pd-les-fleurs-du-mal',
    mood: 'night',
    shortDescription: {
      en: 'Perfume, rain and gaslight: poems that found beauty in the modern city and paid for it in court.',
      fr: 'Parfums, pluie et becs de gaz : des vers qui ont trouvé la beauté dans la ville moderne et l’ont payé au tribunal.',
      de: 'Duft, Regen und Gaslicht: Gedichte, die in der modernen Stadt das Schöne fanden und dafür vor Gericht mussten.',
    },
    fullDescription: {
      en: 'Swans stray on dry pavements, an albatross limps across a deck, cats and clocks and passers-by look back at us. Charles Baudelaire poured into perfect verse what poetry had until then left outside: boredom, desire, wine, remorse, the crowd of a great city.\n\nWhen The Flowers of Evil appeared, six of its poems were condemned; the rest taught half of Europe a new shiver. Read them aloud, late in the evening, one or two at a time. They are dark, but they are lit from within.',
      fr: 'Un cygne s’égare sur le pavé sec, un albatros boite sur le pont, des chats, des horloges, une passante nous regardent. Charles Baudelaire a versé dans des vers parfaits ce que la poésie laissait jusque-là dehors : l’ennui, le désir, le vin, le remords, la foule des grandes villes.\n\nQuand le livre parut, six de ses poèmes furent condamnés ; les autres apprirent à la moitié de l’Europe un frisson nouveau. Il faut les lire à haute voix, tard le soir, un ou deux à la fois. Ils sont sombres, mais la lumière vient du dedans.',
      de: 'Ein Schwan verirrt sich auf trockenem Pflaster, ein Albatros hinkt über das Deck, Katzen, Uhren und eine Vorübergehende blicken uns an. Charles Baudelaire goss in vollkommene Verse, was die Dichtung bis dahin draußen gelassen hatte: Überdruss, Begehren, Wein, Reue, die Menge der großen Stadt.\n\nAls „Die Blumen des Bösen“ erschienen, wurden sechs Gedichte verboten; die übrigen lehrten halb Europa einen neuen Schauer. Man lese sie laut, spät am Abend, eines oder zwei auf einmal. Sie sind dunkel, aber von innen erleuchtet.',
    },
    chapter: 'Au lecteur',
    firstPages: [
      'La sottise, l’erreur, le péché, la lésine,\nOccupent nos esprits et travaillent nos corps,\nEt nous alimentons nos aimables remords,\nComme les mendiants nourrissent leur vermine.',
      'Nos péchés sont têtus, nos repentirs sont lâches ;\nNous nous faisons payer grassement nos aveux,\nEt nous rentrons gaiement dans le chemin bourbeux,\nCroyant par de vils pleurs laver toutes nos taches.',
      'Sur l’oreiller du mal c’est Satan Trismégiste\nQui berce longuement notre esprit enchanté,\nEt le riche métal de notre volonté\nEst tout vaporisé par ce savant chimiste.',
      'C’est le Diable qui tient les fils qui nous remuent !\nAux objets répugnants nous trouvons des appas ;\nChaque jour vers l’Enfer nous descendons d’un pas,\nSans horreur, à travers des ténèbres qui puent.',
    ],
  },
  {
    id: 'pd-du-cote-de-chez-swann',
    mood: 'nature',
    shortDescription: {
      en: 'A sip of tea, a crumb of cake, and a whole childhood rises out of the cup.',
      fr: 'Une gorgée de thé, une miette de gâteau, et toute une enfance sort de la tasse.',
      de: 'Ein Schluck Tee, ein Krümel Gebäck, und eine ganze Kindheit steigt aus der Tasse.',
    },
    fullDescription: {
      en: 'A boy lies awake and waits for his mother’s kiss. From that one evening at Combray the narrator finds his way back to the church steeple, the hawthorns, the two walks of his childhood, and to the garden gate whose bell announced Monsieur Swann.\n\nSwann’s own story follows, that of a man of taste who loves a woman who is not even his type. With Swann’s Way Marcel Proust opens In Search of Lost Time: long, supple sentences, sudden comedy, and a patience with feeling that teaches us to remember our own.',
      fr: 'Un enfant ne dort pas et attend le baiser de sa mère. À partir de ce seul soir de Combray, le narrateur retrouve le clocher, les aubépines, les deux promenades de son enfance et la porte du jardin dont le grelot annonçait M. Swann.\n\nVient ensuite l’histoire de Swann lui-même, homme de goût épris d’une femme qui n’était pas son genre. Marcel Proust ouvre ici À la recherche du temps perdu : de longues phrases souples, des éclats de comédie et une attention au sentiment qui nous apprend à nous souvenir du nôtre.',
      de: 'Ein Kind liegt wach und wartet auf den Kuss der Mutter. Von diesem einen Abend in Combray findet der Erzähler zurück zum Kirchturm, zu den Weißdornhecken, zu den zwei Spaziergängen seiner Kindheit und zur Gartentür, deren Glöckchen Monsieur Swann ankündigte.\n\nDann folgt Swanns eigene Geschichte, die eines Mannes von Geschmack, der eine Frau liebt, die gar nicht sein Typ ist. Mit „In Swanns Welt“ beginnt Marcel Prousts „Suche nach der verlorenen Zeit“: lange, biegsame Sätze, plötzliche Komik und eine Geduld mit dem Gefühl, die uns lehrt, uns an das eigene zu erinnern.',
    },
    chapter: 'Première partie. Combray – I',
    firstPages: [
      'Longtemps, je me suis couché de bonne heure. Parfois, à peine ma bougie éteinte, mes yeux se fermaient si vite que je n’avais pas le temps de me dire : « Je m’endors. » Et, une demi-heure après, la pensée qu’il était temps de chercher le sommeil m’éveillait ; je voulais poser le volume que je croyais avoir encore dans les mains et souffler ma lumière ; je n’avais pas cessé en dormant de faire des réflexions sur ce que je venais de lire, mais ces réflexions avaient pris un tour un peu particulier ; il me semblait que j’étais moi-même ce dont parlait l’ouvrage : une église, un quatuor, la rivalité de François Ier et de Charles Quint. Cette croyance survivait pendant quelques secondes à mon réveil ; elle ne choquait pas ma raison mais pesait comme des écailles sur mes yeux et les empêchait de se rendre compte que le bougeoir n’était plus allumé. Puis elle commençait à me devenir inintelligible, comme après la métempsycose les pensées d’une existence antérieure ; le sujet du livre se détachait de moi, j’étais libre de m’y appliquer ou non ; aussitôt je recouvrais la vue et j’étais bien étonné de trouver autour de moi une obscurité, douce et reposante pour mes yeux, mais peut-être plus encore pour mon esprit, à qui elle apparaissait comme une chose sans cause, incompréhensible, comme une chose vraiment obscure. Je me demandais quelle heure il pouvait être ; j’entendais le sifflement des trains qui, plus ou moins éloigné, comme le chant d’un oiseau dans une forêt, relevant les distances, me décrivait l’étendue de la campagne déserte où le voyageur se hâte vers la station prochaine ; et le petit chemin qu’il suit va être gravé dans son souvenir par l’excitation qu’il doit à des lieux nouveaux, à des actes inaccoutumés, à la causerie récente et aux adieux sous la lampe étrangère qui le suivent encore dans le silence de la nuit, à la douceur prochaine du retour.',
      'J’appuyais tendrement mes joues contre les belles joues de l’oreiller qui, pleines et fraîches, sont comme les joues de notre enfance. Je frottais une allumette pour regarder ma montre. Bientôt minuit. C’est l’instant où le malade, qui a été obligé de partir en voyage et a dû coucher dans un hôtel inconnu, réveillé par une crise, se réjouit en apercevant sous la porte une raie de jour. Quel bonheur, c’est déjà le matin ! Dans un moment les domestiques seront levés, il pourra sonner, on viendra lui porter secours. L’espérance d’être soulagé lui donne du courage pour souffrir.',
    ],
  },
  {
    id: 'pd-le-fantome-de-l-opera',
    mood: 'night',
    shortDescription: {
      en: 'Box five is always taken, the chandelier trembles, and beneath the Paris Opera somebody is singing.',
      fr: 'La loge n° 5 est toujours retenue, le lustre tremble, et sous l’Opéra de Paris quelqu’un chante.',
      de: 'Loge fünf ist immer besetzt, der Kronleuchter zittert, und unter der Pariser Oper singt jemand.',
    },
    fullDescription: {
      en: 'The managers laugh at the ghost who demands a salary and a private box. Christine Daaé does not: a voice behind her mirror has taught her to sing as nobody has sung before. When young Raoul de Chagny falls in love with her, he learns that the Angel of Music is jealous.\n\nGaston Leroux had been a reporter, and he tells The Phantom of the Opera like an inquiry, with letters, witnesses and floor plans. Through trapdoors and passages, down to the dark water, he leads us to a man whom the world refused to look at.',
      fr: 'Les directeurs rient de ce fantôme qui exige un traitement et une loge réservée. Christine Daaé ne rit pas : une voix, derrière son miroir, lui a appris à chanter comme personne n’a jamais chanté. Quand le jeune Raoul de Chagny s’éprend d’elle, il découvre que l’Ange de la musique est jaloux.\n\nGaston Leroux avait été reporter, et il mène son récit comme une enquête, avec des lettres, des témoins et des plans. De trappe en couloir, jusqu’à l’eau noire du dernier dessous, il nous conduit vers un homme que le monde n’a pas voulu regarder.',
      de: 'Die Direktoren lachen über den Geist, der ein Gehalt und eine eigene Loge verlangt. Christine Daaé lacht nicht: Eine Stimme hinter ihrem Spiegel hat sie gelehrt, so zu singen, wie noch niemand sang. Als der junge Raoul de Chagny sich in sie verliebt, erfährt er, dass der Engel der Musik eifersüchtig ist.\n\nGaston Leroux war Reporter gewesen, und er erzählt „Das Phantom der Oper“ wie eine Ermittlung, mit Briefen, Zeugen und Plänen. Durch Falltüren und Gänge bis hinab zum dunklen Wasser führt er uns zu einem Mann, den die Welt nicht ansehen wollte.',
    },
    chapter:
      'Avant-propos. Où l’auteur de ce singulier ouvrage raconte au lecteur comment il fut conduit à acquérir la certitude que le fantôme de l’Opéra a réellement existé',
    firstPages: [
      'Le fantôme de l’Opéra a existé. Ce ne fut point, comme on l’a cru longtemps, une inspiration d’artistes, une superstition de directeurs, la création falote des cervelles excitées de ces demoiselles du corps de ballet, de leurs mères, des ouvreuses, des employés du vestiaire et de la concierge.',
      'Oui, il a existé, en chair et en os, bien qu’il se donnât toutes les apparences d’un vrai fantôme, c’est-à-dire d’une ombre.',
      'J’avais été frappé dès l’abord que je commençai de compulser les archives de l’Académie nationale de musique par la coïncidence surprenante des phénomènes attribués au fantôme, et du plus mystérieux, du plus fantastique des drames et je devais bientôt être conduit à cette idée que l’on pourrait peut-être rationnellement expliquer celui-ci par celui-là. Les événements ne datent guère que d’une trentaine d’années et il ne serait point difficile de trouver encore aujourd’hui, au foyer même de la danse, des vieillards fort respectables, dont on ne saurait mettre la parole en doute, qui se souviennent, comme si la chose datait d’hier, des conditions mystérieuses et tragiques qui accompagnèrent l’enlèvement de Christine Daaé, la disparition du vicomte de Chagny et la mort de son frère aîné le comte Philippe, dont le corps fut trouvé sur la berge du lac qui s’étend dans les dessous de l’Opéra, du côté de la rue Scribe. Mais aucun de ces témoins n’avait cru jusqu’à ce jour devoir mêler à cette affreuse aventure le personnage plutôt légendaire du fantôme de l’Opéra.',
    ],
  },
  {
    id: 'pd-arsene-lupin-gentleman-cambrioleur',
    mood: 'night',
    shortDescription: {
      en: 'He sends word before he robs you, and he is always beautifully dressed: meet the most charming thief in France.',
      fr: 'Il prévient avant de vous voler, et sa mise est toujours parfaite : voici le plus charmant cambrioleur de France.',
      de: 'Er meldet sich an, bevor er stiehlt, und ist stets tadellos gekleidet: der charmanteste Dieb von Frankreich.',
    },
    fullDescription: {
      en: 'It begins with an arrest. On an Atlantic liner a wireless message warns that Arsène Lupin is aboard, under a name that starts with R, and every passenger eyes his neighbour. From there we follow him into prison, which he uses as an office, and out again when he pleases.\n\nThese nine stories made Maurice Leblanc famous overnight. Arsène Lupin, Gentleman Burglar mocks the police, empties castles, helps a lady now and then, and in the last tale crosses the path of a celebrated English detective. Light as champagne, and cleverly locked.',
      fr: 'Tout commence par une arrestation. Sur un transatlantique, une dépêche sans fil annonce qu’Arsène Lupin est à bord, sous un nom qui commence par R, et chaque passager épie son voisin. On le suit ensuite en prison, dont il fait son bureau, et dehors, quand il lui plaît.\n\nCes neuf nouvelles rendirent Maurice Leblanc célèbre du jour au lendemain. Lupin y raille la police, vide les châteaux, secourt parfois une dame et, dans la dernière, croise la route d’un illustre détective anglais. C’est léger comme le champagne et d’une serrurerie savante.',
      de: 'Es beginnt mit einer Verhaftung. Auf einem Ozeandampfer meldet ein Funkspruch, Arsène Lupin sei an Bord, unter einem Namen, der mit R anfängt, und jeder Reisende mustert seinen Nachbarn. Danach folgen wir ihm ins Gefängnis, das er als Büro benutzt, und wieder hinaus, sobald es ihm gefällt.\n\nDiese neun Geschichten machten Maurice Leblanc über Nacht berühmt. „Arsène Lupin, der Gentleman-Gauner“ verspottet die Polizei, räumt Schlösser leer, hilft gelegentlich einer Dame und kreuzt in der letzten Erzählung den Weg eines gefeierten englischen Detektivs. Leicht wie Champagner und raffiniert gebaut.',
    },
    chapter: 'L’arrestation d’Arsène Lupin',
    firstPages: [
      'L’étrange voyage ! Il avait si bien commencé cependant ! Pour ma part, je n’en fis jamais qui s’annonçât sous de plus heureux auspices. La Provence est un transatlantique rapide, confortable, commandé par le plus affable des hommes. La société la plus choisie s’y trouvait réunie. Des relations se formaient, des divertissements s’organisaient. Nous avions cette impression exquise d’être séparés du monde, réduits à nous-mêmes comme sur une île inconnue, obligés, par conséquent, de nous rapprocher les uns des autres.',
      'Et nous nous rapprochions…',
      'Avez-vous jamais songé à ce qu’il y a d’original et d’imprévu dans ce groupement d’êtres qui, la veille encore, ne se connaissaient pas, et qui, durant quelques jours, entre le ciel infini et la mer immense, vont vivre de la vie la plus intime, ensemble vont défier les colères de l’Océan, l’assaut terrifiant des vagues, la méchanceté des tempêtes et le calme sournois de l’eau endormie ?',
      'C’est, au fond, vécue en une sorte de raccourci tragique, la vie elle-même, avec ses orages et ses grandeurs, sa monotonie et sa diversité, et voilà pourquoi, peut-être, on goûte avec une hâte fébrile et une volupté d’autant plus intense ce court voyage dont on aperçoit la fin du moment même où il commence.',
    ],
  },
  {
    id: 'pd-la-princesse-de-cleves',
    mood: 'plain',
    shortDescription: {
      en: 'At a court where everyone watches everyone, a young wife dares to do the one thing nobody expects: she tells the truth.',
      fr: 'Dans une cour où chacun observe chacun, une jeune femme ose la seule chose que personne n’attend : elle dit la vérité.',
      de: 'An einem Hof, an dem jeder jeden beobachtet, wagt eine junge Frau das eine, womit niemand rechnet: Sie sagt die Wahrheit.',
    },
    fullDescription: {
      en: 'Mademoiselle de Chartres is sixteen when she comes to the court of Henri II and marries the Prince of Clèves, whom she esteems. Then, at a ball, she dances with the Duke of Nemours, and from that evening she must keep watch over her face, her letters and her heart.\n\nMadame de La Fayette tells of tournaments, stolen portraits and lost letters, but the true action is silent. The Princess of Clèves is often called the first modern novel in French, for it found words for what happens between two thoughts.',
      fr: 'Mademoiselle de Chartres a seize ans quand elle paraît à la cour d’Henri II et épouse le prince de Clèves, qu’elle estime. Puis, dans un bal, elle danse avec le duc de Nemours, et depuis ce soir-là il lui faut veiller sur son visage, sur ses lettres et sur son cœur.\n\nMadame de La Fayette raconte des tournois, un portrait dérobé, une lettre perdue ; mais la véritable action est silencieuse. On a souvent vu dans ce livre le premier roman moderne de notre langue, car il a trouvé des mots pour ce qui se passe entre deux pensées.',
      de: 'Mademoiselle de Chartres ist sechzehn, als sie an den Hof Heinrichs II. kommt und den Prinzen von Clèves heiratet, den sie achtet. Dann tanzt sie auf einem Ball mit dem Herzog von Nemours, und seit diesem Abend muss sie über ihr Gesicht, ihre Briefe und ihr Herz wachen.\n\nMadame de La Fayette erzählt von Turnieren, einem gestohlenen Bildnis und einem verlorenen Brief, doch die wahre Handlung ist lautlos. „Die Prinzessin von Clèves“ gilt vielen als der erste moderne Roman französischer Sprache, denn sie fand Worte für das, was zwischen zwei Gedanken geschieht.',
    },
    chapter: 'Tome premier',
    firstPages: [
      'La magnificence et la galanterie n’ont jamais paru en France avec tant d’éclat que dans les dernières années du règne de Henri second. Ce prince était galant, bien fait et amoureux ; quoique sa passion pour Diane de Poitiers, duchesse de Valentinois, eût commencé il y avait plus de vingt ans, elle n’en était pas moins violente, et il n’en donnait pas des témoignages moins éclatants.',
      'Comme il réussissait admirablement dans tous les exercices du corps, il en faisait une de ses plus grandes occupations. C’étaient tous les jours des parties de chasse et de paume, des ballets, des courses de bagues, ou de semblables divertissements ; les couleurs et les chiffres de madame de Valentinois paraissaient partout, et elle paraissait elle-même avec tous les ajustements que pouvait avoir mademoiselle de La Marck, sa petite-fille, qui était alors à marier.',
      'La présence de la reine autorisait la sienne. Cette princesse était belle, quoiqu’elle eût passé la première jeunesse ; elle aimait la grandeur, la magnificence et les plaisirs. Le roi l’avait épousée lorsqu’il était encore duc d’Orléans, et qu’il avait pour aîné le dauphin, qui mourut à Tournon, prince que sa naissance et ses grandes qualités destinaient à remplir dignement la place du roi François premier, son père.',
      'L’humeur ambitieuse de la reine lui faisait trouver une grande douceur à régner ; il semblait qu’elle souffrît sans peine l’attachement du roi pour la duchesse de Valentinois, et elle n’en témoignait aucune jalousie, mais elle avait une si profonde dissimulation qu’il était difficile de juger de ses sentiments, et la politique l’obligeait d’approcher cette duchesse de sa personne, afin d’en approcher aussi le roi.',
    ],
  },
  {
    id: 'pd-cyrano-de-bergerac',
    mood: 'city',
    shortDescription: {
      en: 'The sharpest sword and the finest verses in Paris, a famous nose, and a love he dares to speak only through another man’s lips.',
      fr: 'La meilleure lame et les plus beaux vers de Paris, un nez célèbre, et un amour qu’il n’ose dire que par la bouche d’un autre.',
      de: 'Die schärfste Klinge und die schönsten Verse von Paris, eine berühmte Nase und eine Liebe, die er nur durch den Mund eines anderen zu gestehen wagt.',
    },
    fullDescription: {
      en: 'Cyrano can fight a duel while composing a ballade, and drive off a hundred men at the Porte de Nesle. Only before his cousin Roxane does his courage fail. So he lends his words to handsome, tongue-tied Christian, and stands in the dark below the balcony while another man climbs up for the kiss.\n\nEdmond Rostand wrote a heroic comedy full of pastry cooks, cadets and moonlight, and audiences have laughed and wept over it ever since. Cyrano de Bergerac is a pleasure to read aloud: verse that dances, and a last act as quiet as falling leaves.',
      fr: 'Cyrano se bat en duel tout en composant une ballade et met cent hommes en fuite à la porte de Nesle. Devant sa seule cousine Roxane, le courage lui manque. Il prête donc ses mots au beau Christian, qui ne sait point parler, et reste dans l’ombre du balcon tandis qu’un autre monte cueillir le baiser.\n\nEdmond Rostand a écrit une comédie héroïque pleine de pâtissiers, de cadets et de clair de lune, qui fait depuis lors rire et pleurer les salles. C’est un bonheur que de la lire à haute voix : des vers qui dansent, et un dernier acte doux comme la chute des feuilles.',
      de: 'Cyrano ficht ein Duell aus und dichtet dabei eine Ballade, an der Porte de Nesle schlägt er hundert Mann in die Flucht. Nur vor seiner Cousine Roxane verlässt ihn der Mut. So leiht er dem schönen, wortlosen Christian seine Worte und steht im Dunkel unter dem Balkon, während ein anderer zum Kuss hinaufsteigt.\n\nEdmond Rostand schrieb eine heroische Komödie voller Pastetenbäcker, Kadetten und Mondschein, über die das Publikum seither lacht und weint. „Cyrano de Bergerac“ liest man am besten laut: Verse, die tanzen, und ein letzter Akt so still wie fallendes Laub.',
    },
    chapter: 'Premier acte. Une représentation à l’Hôtel de Bourgogne',
    firstPages: [
      'La salle de l’Hôtel de Bourgogne, en 1640. Sorte de hangar de jeu de paume aménagé et embelli pour des représentations.',
      'La salle est un carré long ; on la voit en biais, de sorte qu’un de ses côtés forme le fond qui part du premier plan, à droite, et va au dernier plan, à gauche, faire angle avec la scène, qu’on aperçoit en pan coupé.\nCette scène est encombrée, des deux côtés, le long des coulisses, par des banquettes. Le rideau est formé par deux tapisseries qui peuvent s’écarter. Au-dessus du manteau d’Arlequin, les armes royales. On descend de l’estrade dans la salle par de larges marches. De chaque côté de ces marches, la place des violons. Rampe de chandelles.',
      'Deux rangs superposés de galeries latérales : le rang supérieur est divisé en loges. Pas de sièges au parterre, qui est la scène même du théâtre ; au fond de ce parterre, c’est-à-dire à droite, premier plan, quelques bancs formant gradins et, sous un escalier qui monte vers des places supérieures, et dont on ne voit que le départ, une sorte de buffet orné de petits lustres, de vases fleuris, de verres de cristal, d’assiettes de gâteaux, de flacons, etc.',
      'Au fond, au milieu, sous la galerie de loges, l’entrée du théâtre. Grande porte qui s’entre-bâille pour laisser passer les spectateurs. Sur les battants de cette porte, ainsi que dans plusieurs coins et au-dessus du buffet, des affiches rouges sur lesquelles on lit : La Clorise.\nAu lever du rideau, la salle est dans une demi-obscurité, vide encore. Les lustres sont baissés au milieu du parterre, attendant d’être allumés.',
      'On entend derrière la porte un tumulte de voix, puis un cavalier entre brusquement.\nLE PORTIER, le poursuivant. – Holà ! vos quinze sols !\nLE CAVALIER. – J’entre gratis !\nLE PORTIER. – Pourquoi ?\nLE CAVALIER. – Je suis chevau-léger de la maison du Roi !\nLE PORTIER, à un autre cavalier qui vient d’entrer. – Vous ?\nDEUXIÈME CAVALIER. – Je ne paye pas !\nLE PORTIER. – Mais…\nDEUXIÈME CAVALIER. – Je suis mousquetaire.\nPREMIER CAVALIER, au deuxième. – On ne commence qu’à deux heures. Le parterre\nEst vide. Exerçons-nous au fleuret.',
    ],
  },
  {
    id: 'pd-le-grand-meaulnes',
    mood: 'nature',
    shortDescription: {
      en: 'A schoolboy loses his way one winter night, comes upon a strange feast, and spends his youth looking for it again.',
      fr: 'Un écolier s’égare une nuit d’hiver, tombe sur une fête étrange et passe sa jeunesse à la chercher.',
      de: 'Ein Schüler verirrt sich in einer Winternacht, gerät in ein seltsames Fest und sucht seine ganze Jugend lang danach.',
    },
    fullDescription: {
      en: 'When Augustin Meaulnes arrives at the village school, everything changes for François, the schoolmaster’s son. One day the tall newcomer vanishes with a horse and cart; he comes back with a silk waistcoat under his smock and the memory of a house where children gave the orders, and of a girl by a lake.\n\nLe Grand Meaulnes, known in English also as The Lost Domain, is the only novel Alain-Fournier finished. Frost, candlelight, broken promises: hardly any book holds the end of childhood so gently in its hands.',
      fr: 'Quand Augustin Meaulnes arrive à l’école du bourg, tout change pour François, le fils de l’instituteur. Un jour, le grand nouveau disparaît avec une voiture et une jument ; il revient avec un gilet de soie sous sa blouse et le souvenir d’une demeure où commandaient les enfants, et d’une jeune fille au bord d’un étang.\n\nC’est le seul roman qu’Alain-Fournier ait achevé. Le givre, les bougies, les promesses rompues : peu de livres tiennent avec autant de douceur, entre leurs mains, la fin de l’enfance.',
      de: 'Als Augustin Meaulnes in die Dorfschule kommt, ändert sich alles für François, den Sohn des Lehrers. Eines Tages verschwindet der große Neue mit Pferd und Wagen; er kehrt zurück mit einer seidenen Weste unter dem Kittel und der Erinnerung an ein Haus, in dem die Kinder befahlen, und an ein Mädchen am See.\n\n„Der große Meaulnes“ ist der einzige Roman, den Alain-Fournier vollendet hat. Reif, Kerzenlicht, gebrochene Versprechen: Kaum ein Buch hält das Ende der Kindheit so behutsam in den Händen.',
    },
    chapter: 'Première partie – Chapitre premier. Le pensionnaire',
    firstPages: [
      'Il arriva chez nous un dimanche de novembre 189…',
      'Je continue à dire « chez nous », bien que la maison ne nous appartienne plus. Nous avons quitté le pays depuis bientôt quinze ans et nous n’y reviendrons certainement jamais.',
      'Nous habitions les bâtiments du Cours Supérieur de Sainte-Agathe. Mon père, que j’appelais M. Seurel, comme les autres élèves, y dirigeait à la fois le Cours Supérieur, où l’on préparait le brevet d’instituteur, et le Cours Moyen. Ma mère faisait la petite classe.',
      'Une longue maison rouge, avec cinq portes vitrées, sous des vignes vierges, à l’extrémité du bourg ; une cour immense avec préaux et buanderie, qui ouvrait en avant sur le village par un grand portail ; sur le côté nord, la route où donnait une petite grille et qui menait vers La Gare, à trois kilomètres ; au sud et par derrière, des champs, des jardins et des prés qui rejoignaient les faubourgs… tel est le plan sommaire de cette demeure où s’écoulèrent les jours les plus tourmentés et les plus chers de ma vie – demeure d’où partirent et où revinrent se briser, comme des vagues sur un rocher désert, nos aventures.',
      'Le hasard des « changements », une décision d’inspecteur ou de préfet nous avaient conduits là. Vers la fin des vacances, il y a bien longtemps, une voiture de paysan, qui précédait notre ménage, nous avait déposés, ma mère et moi, devant la petite grille rouillée. Des gamins qui volaient des pêches dans le jardin s’étaient enfuis silencieusement par les trous de la haie…',
    ],
  },
]
